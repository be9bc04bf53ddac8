import { Icon } from "#app/design/icon.tsx";
import { DocumentFacts } from "#app/design/paper-link.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { findPdf } from "#app/platform/content/made.ts";
import type { Download } from "./schema.ts";
import { downloadWords } from "./words.ts";

export function ApplicantDownloads({ items }: { items: Localised<Download>[] }) {
  const { locale } = useSite();
  const t = useWords(downloadWords);
  return (
    <ul className="downloads">
      {items.map(({ id, title, description, on, file = id }) => (
        <li key={id}>
          <h3>
            <a href={findPdf(file, locale)?.address} download>
              <RecordTitle>{title}</RecordTitle>
            </a>
          </h3>
          <p>{description}</p>
          <DocumentFacts id={file} on={on} />
          <span aria-hidden="true">
            <Icon name="download" /> {t.download}
          </span>
        </li>
      ))}
    </ul>
  );
}
