import { useSite, useWords } from "#app/design/site.tsx";
import { fieldId } from "#app/features/office/record-form/form-context.ts";
import type { FilesAnswer } from "./answer.ts";
import { FileList } from "./file-list.tsx";
import { SentFiles } from "./sent-files.tsx";
import { UnusedFiles } from "./unused-files.tsx";
import { UploadForm } from "./upload-form.tsx";
import { filesWords } from "./words.ts";

/** The forms of the screen with what came of them, and the files; answered in place. */
export function FilesPart({ answer: { sent, told, view } }: { answer: FilesAnswer }) {
  const { link } = useSite();
  const words = useWords(filesWords);
  const { record, at } = view ?? {};
  const toField = at === undefined ? "" : `?at=${at}#${fieldId(at)}`;
  const isNext = sent?.some(({ ok }) => ok);
  const toRecord = record && (
    <p>
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
        {/* What comes next once files are there, and before that a way out. */}
        {isNext && toRecord}
        <UploadForm action={record ? `/office/files?record=${record}${at ? `&at=${at}` : ""}` : "/office/files"} />
        {!isNext && toRecord}
      </section>
      {view && <FileList view={view} />}
      {view && view.unused.length > 0 && <UnusedFiles files={view.unused} />}
    </div>
  );
}
