import { useWords } from "#app/design/site.tsx";
import { recordFormWords } from "./words.ts";

/** The button to the page for adding files, which leads back to this field; what is typed is saved first. */
export function UploadButton({ path }: { path: string }) {
  const words = useWords(recordFormWords);
  return (
    <p>
      <button type="submit" name="intent" value={`files:${path}`} className="button quiet-button">
        {words.upload}
      </button>
    </p>
  );
}
