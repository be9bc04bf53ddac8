import { useSite, useWords } from "#app/design/site.tsx";
import { smallestFile } from "#app/platform/content/made.ts";
import { logoWords } from "./logo-words.ts";
import type { LogoRefusal } from "./set-up-view.ts";
import { siteSetUpWords } from "./words.ts";

interface LogoFieldProps {
  /** The name of the picture that was sent before. */
  value: string | undefined;
  refusal: LogoRefusal | undefined;
}

export function LogoField({ value, refusal }: LogoFieldProps) {
  const words = useWords(logoWords);
  const { labels } = useWords(siteSetUpWords);
  const { t } = useSite();
  const id = "setup-logo";
  return (
    <>
      {value && (
        <>
          <LogoPreview name={value} />
          <label className="check">
            <input type="checkbox" name="removeLogo" value="yes" /> {words.remove}
          </label>
        </>
      )}
      <p className="field">
        <label htmlFor={id}>
          {value ? words.other : labels.logo} <span className="quiet">({t.form.optional})</span>
        </label>
        {refusal && (
          <strong id={`${id}-error`} className="field-error" role="alert">
            {words.refused[refusal]}
          </strong>
        )}
        <small id={`${id}-hint`}>{words.hint}</small>
        <input
          id={id}
          type="file"
          name="logo"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={[refusal && `${id}-error`, `${id}-hint`].filter(Boolean).join(" ")}
          aria-invalid={refusal && true}
        />
      </p>
    </>
  );
}

export function LogoPreview({ name }: { name: string }) {
  const words = useWords(logoWords);
  const src = smallestFile(name);
  return src && <img src={src} alt={words.yours} width={96} height={96} />;
}
