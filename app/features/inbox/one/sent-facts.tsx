import { Fragment, type ReactNode } from "react";
import { AddressText } from "#app/design/address-text.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { categoryName } from "#app/features/fees/index.ts";
import { marksText } from "#app/features/inbox/marks.ts";
import { numbersOf } from "#app/features/inbox/numbers.ts";
import type { SentPart } from "#app/features/inbox/views.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { consentDay, isUnconfirmedCall, receivedAt } from "#app/features/submissions/index.ts";
import { submissionWords } from "#app/features/submissions/words.ts";
import { formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import { formatWeekdayMoment } from "#app/platform/i18n/format-moment.ts";
import { telLink } from "#app/platform/i18n/phone.ts";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

type Submission = SentPart["submission"];

/** What to read before a call. */
export function SentDetails({ view: { open } }: { view: SubmissionView }) {
  const { locale } = useSite();
  const t = useWords(oneWords);
  const { facts, callTime } = useWords(inboxWords);
  const { callTimes } = useWords(submissionWords);
  const isOne = open.sent.length === 1;
  // Until a parent has agreed, a card below says that this person is under 18.
  const isMarked = ({ isMinor, guardianConfirmedAt }: Submission) => isMinor === 1 && guardianConfirmedAt !== null;
  const hasSaid = ({ text, hscPercentage, subjects, category, callTime }: Submission) =>
    [text, hscPercentage, subjects, category, callTime].some(Boolean);
  const told = open.sent.filter(({ submission }) => !isOne || hasSaid(submission) || isMarked(submission));
  return told.map(({ submission }) => (
    <section
      key={submission.reference}
      aria-label={open.sent.length > 1 ? `${t.asked} ${t.under(submission.reference)}` : t.asked}
      className="asked"
    >
      {submission.text && (
        <p className="lines">
          <bdi>{submission.text}</bdi>
        </p>
      )}
      {isUnconfirmedCall(submission) && <p>{t.unconfirmedCall}</p>}
      <ul>
        {submission.callTime && (
          <li>
            {callTime}: <strong>{callTimes[submission.callTime]}</strong>
          </li>
        )}
        {submission.hscPercentage && (
          <li>
            <strong>{marksText(submission.hscPercentage, locale)}</strong> {facts.hscPercentage}
          </li>
        )}
        {submission.subjects && (
          <li>
            {facts.subjects}: <bdi>{submission.subjects}</bdi>
          </li>
        )}
        {submission.category && (
          <li>
            {facts.category}: {categoryName(submission.category, locale)}
          </li>
        )}
        {isMarked(submission) && <li className="under-age">{t.guardian.title}</li>}
        {!isOne && <li>{t.languages[submission.locale]}</li>}
        {!isOne && <li>{t.under(submission.reference)}</li>}
      </ul>
    </section>
  ));
}

export function SentFacts({ view }: { view: SubmissionView }) {
  const t = useWords(oneWords);
  const { kinds } = useWords(inboxWords);
  const { sent } = view.open;
  return (
    <section aria-labelledby="sent" className="card sent-facts">
      <h2 id="sent">{t.sent}</h2>
      {sent.map((part) => (
        <Fragment key={part.submission.reference}>
          {sent.length > 1 && (
            <h3>
              {kinds[part.submission.kind]}, {part.submission.reference}
            </h3>
          )}
          <Facts part={part} view={view} />
        </Fragment>
      ))}
    </section>
  );
}

function Facts({ part: { submission, erasedAt }, view: { open, now } }: { part: SentPart; view: SubmissionView }) {
  const { locale } = useSite();
  const t = useWords(oneWords);
  const { facts: labels, sources } = useWords(inboxWords);
  const { duplicates } = t;
  const isProven = submission.confirmedAt !== null;
  const { phone, guardianPhone, source, sourceDetail, consentBy } = submission;
  const tel = (number: string | null) =>
    number && (
      <a href={telLink(number)} className="row-button">
        {number}
      </a>
    );
  const came = [sources[source], sourceDetail, consentBy === "spoken" && t.spoken].filter(Boolean).join(", ");
  // With a button to call a single person, the number is listed only on paper, which has no buttons.
  const isOne = open.sent.length === 1;
  const inButtons = isOne ? numbersOf([submission]).map((each) => each.phone) : [];
  const lookOf = (number: string | null) => (number && inButtons.includes(number) ? "on-paper" : undefined);
  const facts: [label: string, fact: ReactNode, className?: string | undefined][] = [
    [labels.name, isOne ? null : submission.name],
    [labels.phone, tel(phone), lookOf(phone)],
    [
      labels.email,
      submission.email && (
        <>
          <AddressText>{submission.email}</AddressText> ({isProven ? duplicates.proven : duplicates.unproven})
        </>
      ),
    ],
    [labels.guardianName, submission.guardianName],
    [labels.guardianPhone, tel(guardianPhone), lookOf(guardianPhone)],
    [t.received, formatWeekdayMoment(receivedAt(submission), locale, now)],
    [t.came, came],
    [t.notice, formatDay(consentDay(submission.consentVersion), locale)],
  ];
  return (
    <>
      <dl>
        {facts
          .filter(([, fact]) => fact !== null)
          .map(([label, fact, className]) => (
            <div key={label} className={className}>
              <dt>{label}</dt>
              <dd className="lines">
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <p className="quiet">{t.kept(formatDay(indiaTime(erasedAt).day, locale))}</p>
    </>
  );
}
