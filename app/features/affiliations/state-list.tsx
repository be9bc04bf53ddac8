import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { PageAddress } from "#app/design/words/page-names.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { type Affiliation, isHeld } from "./schema.ts";
import { affiliationWords } from "./words.ts";

/** Every approval with its seal or an empty place for it, also in words. */
export function StateList({ affiliations }: { affiliations: Pick<Affiliation, "id" | "relation" | "since">[] }) {
  const {
    locale,
    t: { paper },
  } = useSite();
  const t = useWords(affiliationWords);
  const stateOf = (relation: Affiliation["relation"], since: string | undefined) => {
    if (relation === "survey") return paper.survey;
    return since ? t.held(formatDigits(since.slice(0, 4), locale)) : t.notHeld;
  };
  return (
    <nav className="states" aria-label={t.all}>
      <h2>{t.all}</h2>
      <ul>
        {affiliations.map(({ id, relation, since }) => (
          <li key={id} className={isHeld({ relation, since }) ? "held" : undefined}>
            <PageLink to={`/affiliation/${id}` as PageAddress} />
            <span>{stateOf(relation, since)}</span>
          </li>
        ))}
      </ul>
      <PageLink to="/inspection" />
    </nav>
  );
}
