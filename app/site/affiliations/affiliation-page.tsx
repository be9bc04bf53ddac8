import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import { PaperFile, StateNote } from "#app/register/disclosure/requirement-card.tsx";
import { pdfName, shownPdf, stateText } from "#app/register/disclosure/state-text.ts";
import { DocumentFacts, FirstPage, PaperLink } from "#app/ui/document-link.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { type StatedFact, StatedFacts } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { PageAddress } from "#app/ui/words/page-names.ts";
import type { Route } from "./+types/affiliation-page";
import { affiliationWords, isHeld, type ShownAffiliation } from "./affiliation.ts";
import styles from "./affiliations.css?url";
import { affiliations } from "./affiliations.server.ts";

function AffiliationCard({ affiliation }: { affiliation: ShownAffiliation }) {
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

type StatedAffiliation = Pick<ShownAffiliation, "id" | "relation" | "since" | "row">;

function StateList({ affiliations }: { affiliations: StatedAffiliation[] }) {
  const {
    locale,
    t: { paper, notStated },
  } = useSite();
  const t = useWords(affiliationWords);
  const stateOf = (affiliation: StatedAffiliation) => {
    const { relation, since, row } = affiliation;
    if (relation === "survey") return paper.survey;
    const digits = (year: string) => formatDigits(year, locale);
    if (isHeld(affiliation)) return since ? t.held(digits(since.slice(0, 4))) : t.heldToday;
    if (!row || (row.state === "missing" && row.lines.length === 0)) return notStated.fact;
    if (row.before) return t.heldBefore(digits(row.before.given), digits(row.before.year));
    const isYearly = row.duty.cover === "admissionYear";
    const isDated = row.state === "coming" || (row.state.startsWith("lapsed") && !isYearly);
    return isDated ? stateText(row, { locale }) : t.notHeld;
  };
  return (
    <nav className="states" aria-label={t.all}>
      <h2>{t.all}</h2>
      <ul>
        {affiliations.map((each) => (
          <li key={each.id} className={isHeld(each) ? "held" : undefined}>
            <PageLink to={`/affiliation/${each.id}` as PageAddress} />
            <span>{stateOf(each)}</span>
          </li>
        ))}
      </ul>
      <PageLink to="/disclosure" />
      <PageLink to="/inspection" />
    </nav>
  );
}

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader({ request, context }: Route.LoaderArgs) {
  const { address } = here(request);
  const records = recordsFor({ request, context });
  const id = address.replace("/affiliation/", "");
  const all = affiliations(records);
  const approval = all.find((each) => each.id === id);
  if (approval === undefined) throw new Error(`content/records/affiliations.yaml has no "${id}".`);
  return { approval, all };
}

export default function ApprovalPage({ loaderData: { approval, all } }: Route.ComponentProps) {
  return (
    <Page aside={<AffiliationCard affiliation={approval} />} opening={<StateList affiliations={all} />} listsSection />
  );
}
