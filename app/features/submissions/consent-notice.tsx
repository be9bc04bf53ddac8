import { PageLink } from "#app/design/page-link.tsx";
import { Phone } from "#app/design/prose.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Kind } from "#app/platform/db/tables.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { submissionWords } from "./words.ts";

/**
 * The notice next to the button: what is stored, why, how long, and how to withdraw consent. A change of its text needs
 * a new version in app/features/submissions/consent.ts.
 */
export function ConsentNotice({ kind }: { kind: Kind }) {
  const { locale, retentionDays } = useSite();
  const words = useWords(submissionWords).consent;
  const isAskedOfGuardian = kind !== "feedback";
  return (
    <>
      <p className="quiet">
        {words[kind](formatNumber(retentionDays, locale))}{" "}
        <span className={isAskedOfGuardian ? "if-adult" : undefined}>{words.agree}</span>
        {isAskedOfGuardian && <strong className="if-minor">{words.guardian}</strong>}
      </p>
      <p className="quiet">
        {words.withdraw} <PageLink to="/my-enquiry" /> · <Phone />. {words.more} <PageLink to="/privacy-policy" />
      </p>
    </>
  );
}
