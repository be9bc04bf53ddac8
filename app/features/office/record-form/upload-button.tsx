import { useSite, useWords } from "#app/design/site.tsx";
import { placeLabel } from "#app/platform/records/labels.ts";
import { useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

/**
 * The button to the page for adding files, which leads back to this field; what is typed is saved first. One with its own
 * label says what it is for.
 */
export function UploadButton({ path, label }: { path: string; label?: string | undefined }) {
  const { kind, data } = useRecordForm();
  const { locale } = useSite();
  const words = useWords(recordFormWords);
  return (
    <p>
      <button type="submit" name="intent" value={`files:${path}`} className="button quiet-button">
        {label ?? words.upload}
        {!label && <span className="sr-only">: {placeLabel(kind, path, locale, data)}</span>}
      </button>
    </p>
  );
}
