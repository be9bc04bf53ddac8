import { useSite, useWords } from "#app/design/site.tsx";
import { fieldId } from "#app/features/office/record-form/form-context.ts";
import type { FilesAnswer } from "./answer.ts";
import { FileList } from "./file-list.tsx";
import { filesAddress } from "./files-address.ts";
import { SentFiles } from "./sent-files.tsx";
import { UnusedFiles } from "./unused-files.tsx";
import { UploadForm } from "./upload-form.tsx";
import { filesWords } from "./words.ts";

/** The page's forms with their results, and the files; replaced in place after a form is sent. */
export function OfficeFilesPart({ answer: { sent, told, view } }: { answer: FilesAnswer }) {
  const { link } = useSite();
  const words = useWords(filesWords);
  const { record, at, field, names } = view ?? {};
  const isNext = sent?.some(({ ok }) => ok);
  const isChosen = sent?.some((file) => file.ok && file.choice === "chosen");
  // A field that already has a picture need not offer others; a row of a list is rendered open.
  const open = isChosen ? at?.match(/^.+\.\d+(?=\.)/)?.[0] : at;
  const toField = at === undefined ? "" : `${open === undefined ? "" : `?at=${open}`}#${fieldId(at)}`;
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
        {record && field && <p>{words.chosenIn(names?.[record]?.text ?? record, field.label)}</p>}
        <UploadForm action={filesAddress({ record, at })} field={field} />
        {!isNext && toRecord}
      </section>
      {view && <FileList view={view} />}
      {view && view.unused.length > 0 && <UnusedFiles view={view} />}
    </div>
  );
}
