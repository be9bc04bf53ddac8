import { DocumentFacts, PaperLink } from "#app/design/paper-link.tsx";
import { useSite } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Approval } from "./schema.ts";

/** An approval as a paper with its seal: who gave it, what for, since when, and the paper itself. */
export function ApprovalCard({
  approval,
  heading = "h2",
}: {
  approval: Localised<Approval> & { paperOn?: string | undefined };
  heading?: "h2" | "h3";
}) {
  const { locale, t } = useSite();
  const Heading = heading;
  return (
    <article className="approval">
      <Heading>{approval.authority}</Heading>
      <p>{approval.what}</p>
      <dl>
        <dt>{t.paper.reference}</dt>
        <dd>{approval.reference}</dd>
        {approval.paperOn && <dt>{t.paper.date}</dt>}
        {approval.paperOn && <dd>{formatDay(approval.paperOn, locale)}</dd>}
        {approval.since && <dt>{t.paper.since}</dt>}
        {approval.since && <dd>{formatDay(approval.since, locale)}</dd>}
      </dl>
      {approval.paper && (
        <p className="actions">
          <PaperLink id={approval.paper} title={approval.authority} label={t.paper.open} />
        </p>
      )}
      {approval.paper && <DocumentFacts id={approval.paper} />}
      <p>
        <a href={approval.website}>{t.paper.website}</a>
      </p>
    </article>
  );
}
