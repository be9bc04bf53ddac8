import { DocumentFacts, PaperLink } from "#app/design/paper-link.tsx";
import { useSite } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { type Affiliation, isHeld } from "./schema.ts";

/** An approval: who gave it, what for, since when, and its PDF. Only what is held has a seal. */
export function AffiliationCard({
  affiliation,
  heading = "h2",
}: {
  affiliation: Localised<Affiliation> & { paperOn?: string | undefined };
  heading?: "h2" | "h3";
}) {
  const { locale, t } = useSite();
  const Heading = heading;
  return (
    <article className={isHeld(affiliation) ? "approval held" : "approval"}>
      <Heading>{affiliation.authority}</Heading>
      <p>{affiliation.what}</p>
      <dl>
        <dt>{t.paper.reference}</dt>
        <dd>{affiliation.reference}</dd>
        {affiliation.paperOn && <dt>{t.paper.date}</dt>}
        {affiliation.paperOn && <dd>{formatDay(affiliation.paperOn, locale)}</dd>}
        {affiliation.since && <dt>{t.paper.since[affiliation.relation]}</dt>}
        {affiliation.since && <dd>{formatDay(affiliation.since, locale)}</dd>}
      </dl>
      {affiliation.paper && (
        <p className="actions">
          <PaperLink id={affiliation.paper} title={affiliation.authority} label={t.paper.open} />
        </p>
      )}
      {affiliation.paper && <DocumentFacts id={affiliation.paper} />}
      <p>
        <a href={affiliation.website}>{t.paper.website}</a>
      </p>
    </article>
  );
}
