import { useSite, useWords } from "#app/design/site.tsx";
import { placeLabel } from "#app/platform/records/labels.ts";
import { useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

/** What is typed is saved first; the page for files leads back to this field. */
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
