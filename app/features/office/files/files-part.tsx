import { Picture } from "#app/design/picture.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { fieldId } from "#app/features/office/record-form/form-context.ts";
import { readFileName } from "#app/platform/files/file-name.ts";
import { formatWait } from "#app/platform/i18n/format-wait.ts";
import { shortName } from "#app/platform/records/names.ts";
import type { FilesAnswer, FilesView, SentFile } from "./answer.ts";
import { DeleteForm } from "./delete-form.tsx";
import { FileList } from "./file-list.tsx";
import { filesAddress } from "./files-address.ts";
import { UploadForm } from "./upload-form.tsx";
import { filesWords } from "./words.ts";

export function OfficeFilesPart({ answer: { sent, told, view } }: { answer: FilesAnswer }) {
  const { link } = useSite();
  const words = useWords(filesWords);
  const { record, field, names } = view ?? {};
  const isPicture = sent?.some((file) => file.ok && readFileName(file.name)?.type === "image");
  const at = (isPicture && field?.pictureAt) || view?.at;
  const isNext = sent?.some(({ ok }) => ok);
  const isChosen = sent?.some((file) => file.ok && file.choice === "chosen");
  // A field that already has a picture need not offer others; a row of a list is rendered open.
  const [row, list] = at?.match(/^(.+)\.\d+(?=\.)/) ?? [];
  const open = isChosen ? row : at;
  const toOne = at === undefined ? "" : `${open === undefined ? "" : `?at=${open}`}#${fieldId(at)}`;
  // With several, no row is opened.
  const toField = isChosen && field?.takesSeveral && list !== undefined ? `#${fieldId(list)}` : toOne;
  const toRecord = record && (
    <p data-back>
      <a href={link(`/office/records/${record}${toField}`)} className={isNext ? "button" : "button quiet-button"}>
        {words.toRecord}
      </a>
    </p>
  );
  const isBad = told !== undefined && told !== "deleted";
  return (
    <div id="files" data-part className="files">
      <section className="card">
        <h2>{words.add}</h2>
        {told && (
          <p
            id="files-answer"
            tabIndex={-1}
            className={isBad ? "note alert" : "note"}
            role={isBad ? "alert" : "status"}
          >
            {words.told[told]}
          </p>
        )}
        {sent && <SentFiles sent={sent} />}
        {/* The next step once files are added, and before that a link back. */}
        {isNext && toRecord}
        {record && field && <p>{words.chosenIn(shortName(names?.[record]?.text ?? record, 40), field.label)}</p>}
        <UploadForm action={filesAddress({ record, at: view?.at })} field={field} />
        {!isNext && toRecord}
      </section>
      {view && <FileList view={view} />}
      {view && view.unused.length > 0 && <UnusedFiles view={view} />}
    </div>
  );
}

function SentFiles({ sent }: { sent: SentFile[] }) {
  const words = useWords(filesWords);
  const { locale } = useSite();
  const stateOf = (file: SentFile): string => {
    if (file.ok) {
      const state = file.isRepeat ? words.repeat : words.there;
      return file.choice ? `${state}. ${words.choices[file.choice]}` : state;
    }
    return file.reason === "tooMany"
      ? words.reasons.tooMany(formatWait(file.seconds ?? 60, locale))
      : words.reasons[file.reason];
  };
  return (
    <div id="files-answer" tabIndex={-1} role="status" className="note">
      <h3>{words.outcome}</h3>
      <ul className="sent-files">
        {sent.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={at} data-sent={file.ok ? "there" : "refused"}>
            <strong>{file.called}</strong> <span>{stateOf(file)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Files that no record has used for 30 days may be deleted, but none is deleted automatically. */
function UnusedFiles({ view }: { view: FilesView }) {
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
