import { isUnconfirmedCall } from "#app/forms/submissions/submission.ts";
import { numbersOf } from "#app/inbox/contacts.ts";
import { DayChips } from "#app/inbox/day-chips.tsx";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { closingReasonsOf, isOver, needsDate, needsReason, nextStates } from "#app/inbox/states.ts";
import { callAnswers, type NoteKind } from "#app/lib/db/inbox-tables.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { Radio } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { oneWords } from "./one-words.ts";
import { OneForm, type SubmissionView } from "./submission-view.tsx";

export function DayChoice({ view: { now, typed, open } }: { view: SubmissionView }) {
  const { after } = useWords(oneWords);
  const { offered } = open;
  const { status, kind, dueOn } = open.submission;
  const today = indiaTime(now).day;
  const isFeedback = kind === "feedback";
  // Feedback needs no call: its day stays selected unless it has passed.
  const kept = isFeedback && dueOn !== null && dueOn >= today ? dueOn : undefined;
  const [first] = offered;
  // Before the first call: the next day if they speak, and today again if nobody answers.
  const isFirst = !open.notes.some(({ kind }) => (callAnswers as readonly NoteKind[]).includes(kind));
  const canTrySoon = open.canTrySoon && !isFeedback;
  const usual = canTrySoon && isFirst && first ? `usual:${first.day}` : undefined;
  const chosen = typed?.when ?? (isFeedback ? (kept ? "other" : "none") : (usual ?? first?.day ?? ""));
  return (
    <fieldset className="days">
      <legend>{after.when}</legend>
      <DayChips
        name="when"
        offered={offered}
        chosen={chosen}
        now={now}
        none={needsDate(status) ? undefined : "none"}
        usual={usual}
        canTrySoon={canTrySoon}
      />
      <p className="field if-other">
        <label htmlFor="after-day">{after.day}</label>
        <input id="after-day" type="date" name="day" min={today} defaultValue={typed?.day ?? kept} />
      </p>
    </fieldset>
  );
}

export function AfterCall({ view }: { view: SubmissionView }) {
  const { t } = useSite();
  const { after, close } = useWords(oneWords);
  const { closedFor } = useWords(inboxWords);
  const { submission } = view.open;
  const { status } = submission;
  const isCall = !isOver(status) && numbersOf(view.open.sent.map((each) => each.submission)).length > 0;
  return (
    <section aria-labelledby="after" className="after-call">
      <h2 id="after">{isCall ? after.call : after.state}</h2>
      <OneForm view={view}>
        <p className="field">
          <label htmlFor="after-text">
            {after.text} <span className="quiet">({t.form.optional})</span>
          </label>
          <textarea id="after-text" name="text" rows={1} maxLength={2000} defaultValue={view.typed?.text} />
        </p>
        <DayChoice view={view} />
        {isCall ? (
          <>
            <p className="answers">
              <SubmitButton does="call:spoke" look="button">
                {after.spoke}
              </SubmitButton>
              <SubmitButton does="call:noAnswer">{after.noAnswer}</SubmitButton>
              <SubmitButton does="call:wrongNumber">
                {isUnconfirmedCall(view.open.submission) ? closedFor.didNotAsk : after.wrongNumber}
              </SubmitButton>
            </p>
            <details className="fold" open={Boolean(view.typed?.state) || isClosing(view)}>
              <summary>{after.others}</summary>
              <State view={view} />
              <p className="actions">
                <SubmitButton does="state">{after.save}</SubmitButton>
                <NoteAlone />
                <CloseNow view={view} />
              </p>
              <Reasons view={view} legend={close.withReason} />
            </details>
          </>
        ) : (
          <>
            <State view={view} />
            <p className="actions">
              <SubmitButton does="state" look="button">
                {after.saveState}
              </SubmitButton>
              <NoteAlone />
              <CloseNow view={view} />
            </p>
            <Close view={view} />
          </>
        )}
      </OneForm>
    </section>
  );
}

function NoteAlone() {
  return <SubmitButton does="note">{useWords(oneWords).note.save}</SubmitButton>;
}

const isClosing = ({ typed }: SubmissionView) => Boolean(typed?.intent?.startsWith("close"));

const canClose = ({ open: { submission } }: SubmissionView) =>
  nextStates(submission.kind, submission.status).includes("closed");

/** Most feedback is just read, and is closed without a reason. */
function CloseNow({ view }: { view: SubmissionView }) {
  const { close } = useWords(oneWords);
  if (!canClose(view) || needsReason(view.open.submission.kind, "closed")) return null;
  return <SubmitButton does="close">{close.plain}</SubmitButton>;
}

function Close({ view }: { view: SubmissionView }) {
  const { close } = useWords(oneWords);
  if (!canClose(view)) return null;
  return (
    <details className="fold" open={isClosing(view)}>
      <summary>{close.withReason}</summary>
      <Reasons view={view} legend={close.reason} />
    </details>
  );
}

function Reasons({ view, legend }: { view: SubmissionView; legend: string }) {
  const { close } = useWords(oneWords);
  const { closedFor } = useWords(inboxWords);
  if (!canClose(view)) return null;
  const principal = view.open.people.find(({ uid, role }) => role === "principal" && uid !== view.uid);
  return (
    <fieldset className="reasons">
      <legend>{legend}</legend>
      {closingReasonsOf(view.open.submission).map((reason) => (
        <Radio
          key={reason}
          name="closedFor"
          value={reason}
          defaultChecked={view.typed?.closedFor === reason}
          label={closedFor[reason]}
        />
      ))}
      <p className="actions">
        <SubmitButton does="close:reason">{close.forReason}</SubmitButton>
        {principal && <SubmitButton does={`give:${principal.uid}`}>{close.showPrincipal}</SubmitButton>}
      </p>
    </fieldset>
  );
}

function State({ view: { open, committees, typed } }: { view: SubmissionView }) {
  const { after } = useWords(oneWords);
  const { states } = useWords(inboxWords);
  const { status, kind } = open.submission;
  const next = nextStates(kind, status).filter((state) => state !== "closed");
  const stays = isOver(status)
    ? after.choose
    : status === "new" && kind !== "feedback"
      ? after.asCalled
      : after.stays(states[status]);
  return (
    <>
      <p className="field">
        <label htmlFor="after-state">{after.stateNow}</label>
        <select id="after-state" name="state" defaultValue={typed?.state ?? ""}>
          <option value="">{stays}</option>
          {next.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </select>
      </p>
      {kind === "feedback" && (
        <p className="field if-passed">
          <label htmlFor="after-committee">{after.committee}</label>
          <select id="after-committee" name="passedTo" defaultValue={typed?.passedTo ?? ""}>
            <option value="">{after.choose}</option>
            {Object.entries(committees).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
    </>
  );
}
