import { findPdf } from "#app/cms/content/media.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { formatDay } from "#app/lib/i18n/format.ts";
import { papers } from "#app/register/disclosure/register.server.ts";
import { pdfName } from "#app/register/disclosure/state-text.ts";
import { DocumentFacts } from "#app/ui/document-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RecordTitle } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/downloads-page";
import { type Download, downloadWords } from "./download.ts";
import styles from "./downloads.css?url";
import { downloads, updatedOn } from "./downloads.server.ts";

function ApplicantDownloads({ items }: { items: Localised<Download>[] }) {
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

interface Item {
  id: string;
  title: string;
  number: string | undefined;
  on: string;
}

function DocumentsTable({ items }: { items: Item[] }) {
  const { locale, t } = useSite();
  const words = useWords(downloadWords);
  return (
    <table className="documents">
      <thead>
        <tr>
          <th scope="col">{words.document}</th>
          <th scope="col">{words.size}</th>
          <th scope="col">{t.paper.date}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, number, on }) => (
          <tr key={id}>
            <th scope="row">
              <a href={findPdf(id, locale)?.address} download>
                {title}
              </a>
              {number && <p className="quiet">{number}</p>}
            </th>
            <td>
              <DocumentFacts id={id} />
            </td>
            <td>{formatDay(on, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = here(request);
  const records = recordsFor({ request, context });
  return {
    downloads: downloads(records)
      .filter(({ id, file = id }) => findPdf(file, locale))
      .map((download) => ({ ...download, on: updatedOn(records.all, download) })),
    papers: papers(records).flatMap((paper) => {
      const [name, { title, number, issuedOn }] = [pdfName(paper, locale), paper];
      return name && issuedOn && findPdf(name, locale) ? [{ id: name, title, number, on: issuedOn }] : [];
    }),
  };
}

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const { link } = useSite();
  const t = useWords(downloadWords);
  return (
    <Page>
      <Section title={t.applicants}>
        <ApplicantDownloads items={loaderData.downloads} />
      </Section>
      {loaderData.papers.length > 0 && (
        <Section title={t.papers}>
          <DocumentsTable items={loaderData.papers} />
        </Section>
      )}
      <p>
        <a href={link("/check")}>{t.check}</a>
      </p>
    </Page>
  );
}
