import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { PageAddress } from "#app/design/words/page-names.ts";
import { stateText } from "#app/features/disclosure/index.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { isHeld, type ShownAffiliation } from "./shown.ts";
import { affiliationWords } from "./words.ts";

type StatedAffiliation = Pick<ShownAffiliation, "id" | "relation" | "since" | "row">;

export function StateList({ affiliations }: { affiliations: StatedAffiliation[] }) {
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
