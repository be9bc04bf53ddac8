import { Phone } from "#app/design/inline.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Kind } from "#app/platform/db/tables.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { submissionWords } from "./words.ts";

interface ConsentProps {
  kind: Kind;
  /** Whether the form asks to be called, without an email address. */
  isByPhone: boolean;
}

/**
 * The consent given by pressing a form's button. A change of its text, or of `ConsentNotice`, needs a new
 * `consentVersion`.
 */
export function Consent({ kind, isByPhone }: ConsentProps) {
  const { locale, retentionDays } = useSite();
  const words = useWords(submissionWords).consent;
  const days = formatNumber(retentionDays, locale);
  const purpose = words.purposes[kind];
  const isAskedOfGuardian = kind !== "feedback";
  return (
    <p className="quiet">
      <span className={isAskedOfGuardian ? "if-adult" : undefined}>{words.agree(days, purpose)}</span>
      {isAskedOfGuardian && <strong className="if-minor">{words.guardian(days, purpose)}</strong>}
      {isByPhone && ` ${words.unreached}`}
    </p>
  );
}

export function ConsentNotice({ isByPhone }: Pick<ConsentProps, "isByPhone">) {
  const { brief, beforeCall, byPhone, withdraw, more } = useWords(submissionWords).consent;
  return (
    <details className="quiet">
      <summary>{brief}</summary>
      <p>
        {isByPhone ? (
          <>
            {beforeCall} <PageLink to="/my-enquiry" suffix="#withdraw" /> · {byPhone}
          </>
        ) : (
          <>
            {withdraw} <PageLink to="/my-enquiry" /> ·
          </>
        )}{" "}
        <Phone />. {more} <PageLink to="/privacy-policy" />
      </p>
    </details>
  );
}
