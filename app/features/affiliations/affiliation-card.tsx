import { FirstPage } from "#app/design/first-page.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { DocumentFacts, PaperLink } from "#app/design/paper-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { type StatedFact, StatedFacts } from "#app/design/stated.tsx";
import { pdfName, shownPdf } from "#app/features/disclosure/index.ts";
import { PaperFile, StateNote } from "#app/features/disclosure/index.view.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { isHeld, type ShownAffiliation } from "./shown.ts";
import { affiliationWords } from "./words.ts";

export function AffiliationCard({ affiliation }: { affiliation: ShownAffiliation }) {
  const { locale, t } = useSite();
  const words = useWords(affiliationWords);
  const { authority, code, relation, what, since, row, website } = affiliation;
  const paper = row?.paper;
  const id = paper && shownPdf(paper, locale) && pdfName(paper, locale);
  const facts: StatedFact[] = [
    [t.paper.reference, paper?.number ?? code],
    [t.paper.date, paper?.issuedOn && formatDay(paper.issuedOn, locale)],
    [words.validity, row && row.state !== "missing" && <StateNote row={row} />],
    [t.paper.since[relation], since && formatDay(since, locale)],
  ];
  return (
    <article className={isHeld(affiliation) ? "approval held" : "approval"}>
      <h2>{authority}</h2>
      {id && (
        <div className="document">
          <FirstPage id={id} />
          <PaperLink id={id} title={authority} label={t.paper.open} />
        </div>
      )}
      {paper && !id && (
        <p>
          <PaperFile paper={paper} />
        </p>
      )}
      <p>{what}</p>
      <StatedFacts facts={facts} />
      {id && <DocumentFacts id={id} />}
      {row && (
        <p>
          <PageLink to="/disclosure" suffix={`#${row.duty.id}`} />
        </p>
      )}
      <p>
        <a href={website}>{t.paper.website}</a>
      </p>
    </article>
  );
}
