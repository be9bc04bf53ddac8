import { Fragment } from "react";
import { Inline, Phone } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/documents-page";
import { admissionCheck, admissionDocuments } from "./admission.server.ts";
import { circumstances, starts, tickParameters } from "./admission-kinds.ts";
import { AdmissionTabs, SampleMark } from "./admission-tabs.tsx";
import { admissionWords } from "./admission-words.ts";
import { ChoiceQuestion } from "./can-apply.tsx";
import { DocumentItem } from "./document-list.tsx";
import styles from "./documents.css?url";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  return { documents: admissionDocuments(records), record: admissionCheck(records) };
}

/** Prints on one A4 sheet. */
export default function Documents({ loaderData: { documents, record } }: Route.ComponentProps) {
  const { address, pages } = useSite();
  const t = useWords(admissionWords).documents;
  const { blocks = [] } = pages.text(address);
  const { check } = useWords(admissionWords);
  return (
    <Page words={<AdmissionTabs />}>
      <div className="mine">
        <div className="questions">
          <ChoiceQuestion name={tickParameters} {...record.also} ids={circumstances} />
        </div>
        <div className="shelves">
          {starts.map((start) => {
            const [title = "", note] = t.starts[start];
            return (
              <section key={start} className={`section ${start}`}>
                <h2>{title}</h2>
                <p className="quiet">{note}</p>
                <ul className="boxes">
                  {documents
                    .filter((document) => document.start === start)
                    .map((document) => (
                      <DocumentItem key={document.id} document={document} isFull />
                    ))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
      <p className="note">
        <SampleMark />{" "}
        {blocks.map(({ text }) => (
          <Fragment key={text}>
            <Inline text={text} />{" "}
          </Fragment>
        ))}
        {check.ask} <Phone />
      </p>
      <p className="quiet no-print">{t.print}</p>
    </Page>
  );
}
