import { FirstPage } from "#app/design/first-page.tsx";
import { DocumentFacts, PaperLink } from "#app/design/paper-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { type StatedFact, StatedFacts } from "#app/design/stated.tsx";
import { findPdf } from "#app/platform/content/made.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { type DatedAffiliation, isHeld } from "./schema.ts";
import { affiliationWords } from "./words.ts";

/** An approval: its document, authority, purpose, date and validity. Only approvals that are held have a seal. */
export function AffiliationCard({ affiliation }: { affiliation: DatedAffiliation }) {
  const { locale, t } = useSite();
  const words = useWords(affiliationWords);
  const { authority, relation, what, reference, paperOn, since, validity, paper, website } = affiliation;
  const hasDocument = paper !== undefined && findPdf(paper, locale) !== undefined;
  const facts: StatedFact[] = [
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
      <StatedFacts facts={facts} />
      {paper && <DocumentFacts id={paper} />}
      <p>
        <a href={website}>{t.paper.website}</a>
      </p>
    </article>
  );
}
