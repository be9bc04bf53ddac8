import { Page } from "#app/design/page.tsx";
import { here, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { pdfName } from "#app/features/disclosure/index.ts";
import { papers } from "#app/features/disclosure/records.server.ts";
import { findPdf } from "#app/platform/content/made.ts";
import type { Route } from "./+types/downloads-page";
import { ApplicantDownloads } from "./applicants-shelf.tsx";
import { DocumentsTable } from "./documents-table.tsx";
import styles from "./downloads.css?url";
import { downloads } from "./records.server.ts";
import { updatedOn } from "./updated-on.server.ts";
import { downloadWords } from "./words.ts";

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
