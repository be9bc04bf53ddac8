import { Difference } from "#app/design/difference.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { compareAt } from "./compared.ts";
import { recordWords } from "./words.ts";

interface Props {
  kind: RecordKind;
  path: string;
  theirs: Record<"before" | "after", unknown>;
  /** Who wrote it. */
  name: string;
}

/** What another person wrote in a field meanwhile, with the words they changed, and the tick that takes it. */
export function TheirsNote({ kind, path, theirs, name }: Props) {
  const { locale } = useSite();
  const { conflict } = useWords(recordWords);
  const texts = compareAt(kind, path, theirs.before, theirs.after, locale);
  return (
    <div className="theirs">
      <p>{conflict.theirs(name)}</p>
      {texts.map(({ label, lang, before, after }) => (
        <p key={label} className="lines">
          {after === "" && before === "" ? (
            <em>{conflict.nothing}</em>
          ) : (
            <Difference before={before} after={after} lang={lang} />
          )}
        </p>
      ))}
      <label className="check">
        <input type="checkbox" name={`theirs:${path}`} value="on" autoComplete="off" /> {conflict.taken}
      </label>
    </div>
  );
}
