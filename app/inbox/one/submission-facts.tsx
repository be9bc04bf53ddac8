import { Fragment, type ReactNode } from "react";
import { consentDay, isUnconfirmedCall, receivedAt } from "#app/forms/submissions/submission.ts";
import { submissionWords } from "#app/forms/submissions/submission-words.ts";
import { numbersOf } from "#app/inbox/contacts.ts";
import { dueText, isWritten, marksText, noteLine } from "#app/inbox/inbox-texts.ts";
import type { SentPart } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { isOver } from "#app/inbox/states.ts";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { formatNearDay, formatWeekdayMoment } from "#app/lib/i18n/format-moment.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { categoryName } from "#app/site/fees/family-words.ts";
import { AddressText } from "#app/ui/contact-links.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { oneWords } from "./one-words.ts";
import { OneForm, type SubmissionView } from "./submission-view.tsx";

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

export function StateFacts({ view }: { view: SubmissionView }) {
  const { locale } = useSite();
  const t = useWords(oneWords);
  const { states, closedFor, nobody } = useWords(inboxWords);
  const { open, now, uid, committees } = view;
  const { status, stateSince, dueOn, owner, closedFor: why, passedTo } = open.submission;
  const more = why ? closedFor[why] : passedTo ? (committees[passedTo] ?? passedTo) : undefined;
  const last = open.notes.find(({ kind, struckAt }) => struckAt === null && isWritten(kind));
  const isLate = dueOn !== null && dueOn < indiaTime(now).day;
  return (
    <dl className="standing">
      <div>
        <dt>{t.after.stateNow}</dt>
        <dd>
          <b>
            {states[status]}
            {more && `: ${more}`}
          </b>{" "}
          <span className="quiet">{t.since(formatNearDay(indiaTime(stateSince).day, locale, now))}</span>
        </dd>
      </div>
      {!isOver(status) && !(status === "new" && dueOn === null) && (
        <div>
          <dt>{t.due}</dt>
          <dd className={isLate ? "late" : undefined}>{dueText(open.submission, locale, now) || t.noDue}</dd>
        </div>
      )}
      {last && (
        <div>
          <dt>{t.last}</dt>
          <dd className="lines">{noteLine(last, locale, now, committees)}</dd>
        </div>
      )}
      <div>
        <dt>{t.owner}</dt>
        <dd>
          {owner === null ? nobody : (open.ownerName ?? owner)}
          {owner !== uid && (
            <OneForm view={view}>
              <SubmitButton does="take" look="row-button">
                {t.take}
              </SubmitButton>
            </OneForm>
          )}
        </dd>
      </div>
    </dl>
  );
}

export const GuardianWords = ({ view }: { view: SubmissionView }) =>
  view.open.sent
    .filter(({ submission }) => submission.isMinor === 1)
    .map(({ submission }) => <GuardianWord key={submission.reference} view={view} submission={submission} />);

function GuardianWord({ view, submission }: { view: SubmissionView; submission: SentPart["submission"] }) {
  const { locale } = useSite();
  const { guardian } = useWords(oneWords);
  const { facts } = useWords(inboxWords);
  const { guardianConfirmedAt, guardianName, guardianPhone, reference } = submission;
  if (guardianConfirmedAt !== null)
    return <p className="quiet">{guardian.confirmed(formatDay(indiaTime(guardianConfirmedAt).day, locale))}</p>;
  return (
    <div className="note minor">
      <p>
        <strong>
          {guardian.title}
          {view.open.sent.length > 1 && ` (${reference})`}.
        </strong>{" "}
        {guardian.text}
      </p>
      <p>
        {guardianName && `${facts.guardianName}: ${guardianName}`} {/* A single person's number is in the button. */}
        {guardianPhone && view.open.sent.length > 1 && (
          <a href={telLink(guardianPhone)} className="row-button">
            <bdi>{guardianPhone}</bdi>
          </a>
        )}
      </p>
      <OneForm view={view}>
        <SubmitButton does={`guardian:${reference}`}>{guardian.confirm}</SubmitButton>
      </OneForm>
    </div>
  );
}
