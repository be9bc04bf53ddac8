import { WhatsAppButtons } from "#app/design/contact-links.tsx";
import { Phone } from "#app/design/inline.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Kind } from "#app/platform/db/tables.ts";
import { formatWeekday } from "#app/platform/i18n/format.ts";
import { submissionWords } from "./words.ts";

interface DoneNoteProps {
  id: string;
  kind: Kind;
  words: { done: string; mailed: string };
  reference: string;
  hasEmail: boolean;
  isMinor: boolean;
}

export function DoneNote({ id, kind, words, reference, hasEmail, isMinor }: DoneNoteProps) {
  const { institute, locale, answerDay, t } = useSite();
  const { next, consent } = useWords(submissionWords);
  const day = answerDay();
  const later = hasEmail ? (
    <>
      {t.form.later} <PageLink to="/my-enquiry" />
    </>
  ) : (
    <>
      {kind !== "feedback" && (
        <>
          {consent.beforeCall} <PageLink to="/my-enquiry" suffix="#withdraw" />.{" "}
        </>
      )}
      {next.atOffice} <Phone />
    </>
  );
  return (
    <div className={isMinor ? "done of-minor" : "done"} role="status" id={`${id}-answer`} tabIndex={-1}>
      <h3>{words.done}</h3>
      <p>
        {t.form.reference} <strong className="reference">{reference}</strong> {words.mailed}
      </p>
      {kind === "feedback" ? (
        <p>{later}</p>
      ) : (
        <>
          <ol>
            <li>
              {next[hasEmail ? "call" : "phone"](institute.contact.person, day && formatWeekday(day, locale))} <Phone />
            </li>
            <li>{next.ready}</li>
            <li>{later}</li>
          </ol>
          {/* In the group strangers see one’s number. */}
          {!isMinor && <WhatsAppButtons />}
        </>
      )}
    </div>
  );
}
