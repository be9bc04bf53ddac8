import { SubmitButton } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { dueText } from "#app/features/inbox/due-text.ts";
import { isWritten, noteLine } from "#app/features/inbox/note-line.ts";
import { isOver } from "#app/features/inbox/states.ts";
import type { SentPart } from "#app/features/inbox/views.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import { formatNearDay } from "#app/platform/i18n/format-moment.ts";
import { telLink } from "#app/platform/i18n/phone.ts";
import { OneForm } from "./one-form.tsx";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

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
