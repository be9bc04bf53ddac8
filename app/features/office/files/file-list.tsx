import { Icon } from "#app/design/icon.tsx";
import { Picture } from "#app/design/picture.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { fileAddress, readFileName } from "#app/platform/files/file-name.ts";
import type { ListedFile } from "#app/platform/files/files.ts";
import { formatDay, formatDigits, formatSize, indiaTime } from "#app/platform/i18n/format.ts";
import type { FilesView } from "./answer.ts";
import { DeleteForm } from "./delete-form.tsx";
import { filesAddress } from "./files-address.ts";
import { filesWords } from "./words.ts";

/** With fewer files the search is not shown. */
const fewestSearched = 8;

export function FileList({ view }: { view: FilesView }) {
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
