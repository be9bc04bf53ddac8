import { PageLink } from "#app/design/page-link.tsx";
import { Phone } from "#app/design/prose.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { LookedUp } from "./schema.ts";
import { myEnquiryWords } from "./words.ts";

interface Props {
  submission: LookedUp;
  /** Attributes that mark the heading as the result of a form. */
  outcome: { id?: string; tabIndex?: number };
}

/**
 * A submission's state, the next step and its date, and whom to call. A past date is not shown, since it was not a
 * promise.
 */
export function NextStep({ submission: { status, kind, dueOn, isJoinedWithOthers }, outcome }: Props) {
  const { institute, locale, today } = useSite();
  const words = useWords(myEnquiryWords);
  const { next, statuses } = words;
  const isAhead = dueOn !== null && dueOn >= today;
  return (
    <div className="card">
      <h2 {...outcome}>{isJoinedWithOthers ? words.shared.status : statuses[status]}</h2>
      <p>
        {isJoinedWithOthers
          ? words.shared.next
          : kind === "feedback" && status === "new"
            ? next.feedback
            : next.steps[status]}
      </p>
      {isAhead && (
        <p>
          <strong>{next.date(formatDay(dueOn, locale))}</strong>
        </p>
      )}
      {status === "registered" && (
        <p>
          <PageLink to="/admission" />
        </p>
      )}
      <p>
        {next.call} {institute.contact.person}, <Phone />
      </p>
    </div>
  );
}
