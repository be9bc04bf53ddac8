import { Picture } from "#app/design/picture.tsx";
import { useWords } from "#app/design/site.tsx";
import { readFileName } from "#app/platform/files/file-name.ts";
import type { FilesView } from "./answer.ts";
import { DeleteForm } from "./delete-form.tsx";
import { filesWords } from "./words.ts";

/** Files that no record has used for 30 days: each may be deleted, but none is deleted automatically. */
export function UnusedFiles({ view }: { view: FilesView }) {
  const words = useWords(filesWords);
  return (
    <section className="card">
      <h2>{words.unused}</h2>
      <p>{words.unusedHint}</p>
      <ul className="file-list">
        {view.unused.map(({ id, called, name }) => (
          <li key={id}>
            {readFileName(name)?.type === "image" && <Picture name={name} alt="" sizes="6rem" />}
            <div>
              <strong>{called}</strong>
              <DeleteForm file={id} list="unused" view={view} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
