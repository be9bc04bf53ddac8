import { PageLink } from "#app/design/page-link.tsx";
import { Phone } from "#app/design/prose.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Kind } from "#app/platform/db/tables.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { submissionWords } from "./words.ts";

interface Props {
  kind: Kind;
}

/**
 * The line before a form's button, with which its sender agrees to what `ConsentNotice` says. A change of the text of either
 * needs a new version in app/features/submissions/consent.ts.
 */
export function Consent({ kind }: Props) {
  const { agree, guardian } = useWords(submissionWords).consent;
  const isAskedOfGuardian = kind !== "feedback";
  return (
    <p className="quiet">
      <span className={isAskedOfGuardian ? "if-adult" : undefined}>{agree}</span>
      {isAskedOfGuardian && <strong className="if-minor">{guardian}</strong>}
    </p>
  );
}

/** Folded after the button: what is stored, why, how long, and how to withdraw consent. */
export function ConsentNotice({ kind }: Props) {
  const { locale, retentionDays } = useSite();
  const words = useWords(submissionWords).consent;
  const days = formatNumber(retentionDays, locale);
  return (
    <details className="quiet">
      <summary>{words.brief(days)}</summary>
      <p>{words[kind](days)}</p>
      <p>
        {words.withdraw} <PageLink to="/my-enquiry" /> · <Phone />. {words.more} <PageLink to="/privacy-policy" />
      </p>
    </details>
  );
}
