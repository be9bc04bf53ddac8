import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { PageAddress } from "#app/design/words/page-names.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { isHeld, type ShownAffiliation } from "./shown.ts";
import { affiliationWords } from "./words.ts";

type StatedAffiliation = Pick<ShownAffiliation, "id" | "relation" | "since" | "row">;

/** Every approval with its seal or an empty place for it, also in words. */
export function StateList({ affiliations }: { affiliations: StatedAffiliation[] }) {
  const {
    locale,
    t: { paper, notStated },
  } = useSite();
  const t = useWords(affiliationWords);
  const stateOf = (affiliation: StatedAffiliation) => {
    const { relation, since, row } = affiliation;
    if (relation === "survey") return paper.survey;
    if (!isHeld(affiliation)) return !row || row.state === "missing" ? notStated.fact : t.notHeld;
    return since ? t.held(formatDigits(since.slice(0, 4), locale)) : t.heldToday;
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
