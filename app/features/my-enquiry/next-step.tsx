import { Phone } from "#app/design/inline.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { LookedUp } from "./schema.ts";
import { statusInWords } from "./status.ts";
import { myEnquiryWords } from "./words.ts";

interface NextStepProps {
  submission: LookedUp;
  /** Attributes that mark the heading as the result of a form. */
  outcome: { id?: string; tabIndex?: number };
}

/** A past date is not shown, since it was not a promise. */
export function NextStep({ submission, outcome }: NextStepProps) {
  const { institute, locale, today } = useSite();
  const words = useWords(myEnquiryWords);
  const { status, dueOn } = submission;
  const inWords = statusInWords(submission, words);
  const isAhead = dueOn !== null && dueOn >= today;
  return (
    <div className="card">
      <h2 {...outcome}>{inWords.status}</h2>
      <p>{inWords.next}</p>
      {isAhead && (
        <p>
          <strong>{words.next.date(formatDay(dueOn, locale))}</strong>
        </p>
      )}
      {status === "registered" && (
        <p>
          <PageLink to="/admission" />
        </p>
      )}
      <p>
        {words.next.call} {institute.contact.person && `${institute.contact.person}, `}
        <Phone />
      </p>
    </div>
  );
}
