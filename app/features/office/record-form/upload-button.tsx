import { useWords } from "#app/design/site.tsx";
import { recordFormWords } from "./words.ts";

/** The way to the screen where files are added; what is typed is saved first. */
export function UploadButton() {
  const words = useWords(recordFormWords);
  return (
    <p>
      <button type="submit" name="intent" value="files" className="button quiet-button">
        {words.upload}
      </button>
    </p>
  );
}
