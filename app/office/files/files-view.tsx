import type { ListedFile } from "#app/cms/files/file-rows.server.ts";
import { shortName } from "#app/cms/records/labels.ts";
import { fileAddress, readFileName } from "#app/lib/files/file-name.ts";
import { formatDay, formatDigits, formatSize, indiaTime } from "#app/lib/i18n/format.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { fieldId } from "#app/office/record-form/form-context.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { filesWords } from "./files-words.ts";
import {
  acceptedFiles,
  type FileField,
  type FilesAnswer,
  type FilesView,
  filesAddress,
  filesField,
  type SentFile,
} from "./office-files.ts";

/** `list` distinguishes the two places on the page. */
function DeleteForm({ file, list, view }: { file: string; list: string; view: FilesView }) {
  const { link } = useSite();
  const words = useWords(filesWords);
  return (
    <PostForm
      id={`${list}-${file.slice(0, 8)}`}
      action={`${link(filesAddress({ ...view, page: 1 }))}#files-answer`}
      hidden={{ file }}
      intent="delete"
      variant="quiet-button"
      button={{ label: words.delete, busy: words.deleting }}
    />
  );
}

/** With fewer files the search is not shown. */
const fewestSearched = 8;

function FileList({ view }: { view: FilesView }) {
  const { files, count, page, pages, q, record, at } = view;
  const { link, locale } = useSite();
  const words = useWords(filesWords);
  const digits = (value: number) => formatDigits(String(value), locale);
  const to = (page: number) => link(filesAddress({ ...view, page }));
  return (
    <section className="card" aria-labelledby="files-list">
      <h2 id="files-list">{words.list}</h2>
      {(q !== "" || pages > 1 || count > fewestSearched) && (
        <form action={link("/office/files")} className="file-search">
          {record && <input type="hidden" name="record" value={record} />}
          {at && <input type="hidden" name="at" value={at} />}
          <p className="field">
            <label htmlFor="files-q">{words.find}</label>
            <input id="files-q" type="search" name="q" defaultValue={q} maxLength={120} />
          </p>
          <button type="submit" className="button quiet-button">
            {words.findButton}
          </button>
        </form>
      )}
      {count === 0 && q === "" ? (
        <p className="empty">
          <Icon name="paper" />
          {words.nothing}
        </p>
      ) : (
        <p className="quiet">
          {count > 0 ? words.count(digits(count)) : words.notFound(q)}
          {pages > 1 && ` · ${words.pageOf(digits(page), digits(pages))}`}
        </p>
      )}
      <ul className="file-list">
        {files.map((file) => (
          <li key={file.id}>
            <FileCard file={file} view={view} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className="file-pages">
          {page > 1 && <a href={to(page - 1)}>{words.earlierPage}</a>}
          {page < pages && <a href={to(page + 1)}>{words.laterPage}</a>}
        </p>
      )}
    </section>
  );
}

function FileCard({ file: { id, called, name, at, uses, isOfContent }, view }: { file: ListedFile; view: FilesView }) {
  const { names } = view;
  const { link, locale } = useSite();
  const words = useWords(filesWords);
  const file = readFileName(name);
  if (!file) return null;
  const digits = (text: string) => formatDigits(text, locale);
  const address = file.type === "pdf" ? fileAddress(file) : `${fileAddress(file)}-${file.width}.webp`;
  return (
    <>
      {file.type === "image" ? (
        <Picture name={name} alt="" sizes="6rem" />
      ) : (
        <span className="file-type" aria-hidden="true">
          PDF
        </span>
      )}
      <div>
        <strong>{called}</strong>
        <p className="quiet">
          {file.type === "image"
            ? words.picture(digits(`${file.width} × ${file.height}`))
            : words.document(digits(String(file.pages)), formatSize(file.bytes, locale))}
          {" · "}
          {formatDay(indiaTime(at).day, locale)}
        </p>
        <p className="quiet">
          {uses.length === 0 ? (isOfContent ? words.usedAtFirst : words.notUsed) : `${words.usedBy}: `}
          {uses.map(({ kind, slug, isNow }, index) => (
            <span key={`${kind} ${slug}`}>
              {index > 0 && ", "}
              <a href={link(`/office/records/${kind}/${slug}`)} lang={names[`${kind}/${slug}`]?.lang}>
                {names[`${kind}/${slug}`]?.text ?? slug}
              </a>
              {!isNow && ` (${words.earlier})`}
            </span>
          ))}
        </p>
        <div className="links">
          <a href={address} target="_blank" rel="noreferrer">
            {words.open}
            <span className="sr-only">: {called}</span>
          </a>
          {uses.length === 0 && !isOfContent && (
            <details>
              <summary>
                {words.mayDelete}
                <span className="sr-only">: {called}</span>
              </summary>
              <DeleteForm file={id} list="all" view={view} />
            </details>
          )}
        </div>
      </div>
    </>
  );
}

/**
 * Separate from a record's form, so that saving texts never waits for files. Without script all files are sent in one
 * post; with it each is sent alone (`send-files.ts`).
 */
function UploadForm({ action, field }: { action: string; field: FileField | undefined }) {
  const { entry, link } = useSite();
  const words = useWords(filesWords);
  const id = "files-add";
  const isSeveral = !field || field.takesSeveral;
  const states = { waiting: words.waiting, sending: words.sending, unsent: words.unsent, again: words.again };
  return (
    <PostForm
      // Loaded with the page: otherwise a quick user would send photographs at full size.
      after={entry && <script type="module" src={entry} />}
      id={id}
      action={`${link(action)}#files-answer`}
      values={{}}
      hidden={field ? { was: field.was } : {}}
      button={{ label: words.send, busy: words.sending }}
      hasFiles
    >
      <p className="field" data-uploads={JSON.stringify(states)}>
        <label htmlFor={id}>{words.choose[field?.takes ?? "any"]}</label>
        <small id={`${id}-hint`}>
          {isSeveral && words.several} {words.hint}
        </small>
        <input
          id={id}
          type="file"
          name={filesField}
          accept={acceptedFiles[field?.takes ?? "any"]}
          multiple={isSeveral}
          required
          aria-describedby={`${id}-hint`}
        />
        <noscript>
          <small>{words.slow}</small>
        </noscript>
      </p>
    </PostForm>
  );
}

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
