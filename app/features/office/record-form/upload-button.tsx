import { useWords } from "#app/design/site.tsx";
import { recordFormWords } from "./words.ts";

/** The way to the screen where files are added, and back to this field; what is typed is saved first. */
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
