import { FirstPage } from "#app/design/first-page.tsx";
import { DocumentFacts, PaperLink } from "#app/design/paper-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";
import { findPdf } from "#app/platform/content/made.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { type DatedAffiliation, isHeld } from "./schema.ts";
import { affiliationWords } from "./words.ts";

type Row = [label: string, value: string | undefined];

/** An approval: its document, authority, purpose, date and validity. Only approvals that are held have a seal. */
export function AffiliationCard({ affiliation }: { affiliation: DatedAffiliation }) {
  const { locale, t } = useSite();
  const words = useWords(affiliationWords);
  const { authority, relation, what, reference, paperOn, since, validity, paper, website } = affiliation;
  const hasDocument = paper !== undefined && findPdf(paper, locale) !== undefined;
  const rows: Row[] = [
    [t.paper.reference, reference],
    [t.paper.date, paperOn && formatDay(paperOn, locale)],
    [words.validity, validity],
    [t.paper.since[relation], since && formatDay(since, locale)],
  ];
  return (
    <article className={isHeld(affiliation) ? "approval held" : "approval"}>
      <h2>{authority}</h2>
      {hasDocument && (
        <div className="document">
          <FirstPage id={paper} />
          <PaperLink id={paper} title={authority} label={t.paper.open} />
        </div>
      )}
      {paper && !hasDocument && <p>{words.noDocument}</p>}
      <p>{what}</p>
      <Stated isStated={rows.some(([, value]) => value)}>
        <dl>
          {rows.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Stated>
      {paper && <DocumentFacts id={paper} />}
      <p>
        <a href={website}>{t.paper.website}</a>
      </p>
    </article>
  );
}
