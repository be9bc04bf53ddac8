import { isUnconfirmedCall, plainReference } from "#app/forms/submissions/submission.ts";
import { confirmCalls, submissionGroupOf } from "#app/forms/submissions/submissions-table.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { CallAnswer, ClosingReason, SubmissionState } from "#app/lib/db/inbox-tables.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { phoneKeyOf } from "#app/lib/i18n/phone.ts";
import {
  type ChangeContext,
  changeOnce,
  type InboxParts,
  type InboxSubmission,
  isReached,
  refusal,
} from "./change.server.ts";
import type { InboxOutcome, SubmissionChange } from "./inbox-types.ts";
import { committeeNames } from "./records.server.ts";
import {
  allowsDate,
  closingReasonsOf,
  isAhead,
  needsDate,
  needsReason,
  nextStates,
  soonIn,
  statesOf,
} from "./states.ts";

interface StateChange extends SubmissionChange {
  state: SubmissionState;
  /** The follow-up day, as `2026-11-30`, or `soon`: in two hours. */
  dueOn?: string | undefined;
  closedFor?: ClosingReason | undefined;
  passedTo?: string | undefined;
  text?: string | undefined;
}

interface DateChange extends SubmissionChange, Pick<StateChange, "text"> {
  dueOn: string | undefined;
}

interface CallMade extends Omit<StateChange, "state" | "closedFor"> {
  answer: CallAnswer;
  state?: SubmissionState | undefined;
}

interface GuardianAgreed extends SubmissionChange {
  of: string;
}

interface Moved extends Pick<StateChange, "state" | "dueOn" | "closedFor" | "passedTo"> {
  /** From when to try again on that day, in milliseconds since 1970. */
  dueAt?: number;
  /** Whether a call did not reach the person: an undelivered answer then stays due. */
  isUnreached?: boolean;
}

function problemOf(
  submission: InboxSubmission,
  { state, dueOn, closedFor, passedTo }: Moved,
  { now, records }: Pick<ChangeContext, "now" | "records">,
) {
  const { kind, status } = submission;
  if (!statesOf(kind).includes(state) || (state !== status && !nextStates(kind, status).includes(state)))
    return refusal("notNext");
  if (needsDate(state) && !dueOn) return refusal("dateNeeded");
  if (dueOn !== undefined && allowsDate(state) && !isAhead(dueOn, now)) return refusal("badDate");
  if (needsReason(kind, state) && !closedFor) return refusal("reasonNeeded");
  if (closedFor && state === "closed" && !closingReasonsOf(submission).includes(closedFor))
    return refusal("reasonNeeded");
  if (state === "passedOn" && !(passedTo && Object.hasOwn(committeeNames(records.in("en")), passedTo)))
    return refusal("committeeNeeded");
  return undefined;
}

/** The person who sets the first follow-up day becomes the owner, so that nobody is forgotten. */
function stateColumns({ status, owner }: InboxSubmission, moved: Moved, now: number, uid: string) {
  const { state, dueOn, dueAt, closedFor, passedTo, isUnreached } = moved;
  const day = allowsDate(state) && dueOn ? dueOn : null;
  return {
    ...(state !== status && { status: state, stateSince: now }),
    dueOn: day,
    dueAt: day ? (dueAt ?? null) : null,
    closedFor: state === "closed" ? (closedFor ?? null) : null,
    passedTo: state === "passedOn" ? (passedTo ?? null) : null,
    owner: owner ?? (day ? uid : null),
    ...(!isUnreached && { undeliveredAt: null }),
  };
}

/** As stored in the history: `talking 2026-11-30`, `closed noAnswer`. */
const lineOf = (state: string, { dueOn, closedFor, passedTo }: ReturnType<typeof stateColumns>) =>
  [state, dueOn ?? closedFor ?? passedTo].filter(Boolean).join(" ");

/** Without a state, only the day changes. */
interface MoveRequest extends Omit<Moved, "state"> {
  state?: SubmissionState | undefined;
  text?: string | undefined;
}

/** @param reason for the activity log */
export async function move(work: ChangeContext, asked: MoveRequest, uid: string, reason?: string) {
  const { submission, now, note } = work;
  const { status, closedFor, passedTo } = submission;
  if (asked.state === undefined && !allowsDate(status)) return refusal("notNext");
  const same = { state: status, closedFor: closedFor ?? undefined, passedTo: passedTo ?? undefined };
  const dueAt = now + soonIn;
  const soon = asked.dueOn === "soon" && { dueOn: indiaTime(dueAt).day, dueAt };
  const moved: Moved = { ...asked, ...soon, ...(asked.state === undefined ? same : { state: asked.state }) };
  const problem = problemOf(submission, moved, work);
  if (problem) return problem;
  const fields = stateColumns(submission, moved, now, uid);
  // Not after a call that reached nobody, nor with a date alone.
  if (fields.status && moved.state !== "closed" && !moved.isUnreached) await confirmCalls(work.tx, submission.id, now);
  if (asked.state === undefined) await note("due", fields.dueOn);
  else await note("state", lineOf(moved.state, fields));
  const text = asked.text?.trim();
  if (text) await note("note", text);
  return { fields, ...(reason && { reason }) };
}

/** The submission with this reference, and others of the group with the same guardian's number. */
async function whoseGuardian(db: Db, id: string, reference: string): Promise<string[]> {
  const waiting = (await submissionGroupOf(db, id)).filter(
    (each) => each.isMinor === 1 && each.guardianConfirmedAt === null,
  );
  const own = waiting.find((each) => each.reference === reference);
  const key = phoneKeyOf(own?.guardianPhone ?? null);
  return waiting
    .filter((each) => each === own || (key !== null && phoneKeyOf(each.guardianPhone) === key))
    .map((each) => each.id);
}

const didNotAsk = { state: "closed", closedFor: "didNotAsk", isUnreached: true } as const;

export function createStates(parts: InboxParts) {
  return {
    setState: (change: StateChange): Promise<InboxOutcome> =>
      changeOnce(parts, {
        what: "state",
        act: change,
        work: (work) => move(work, change, change.actor.uid, change.state),
      }),

    setDate: (change: DateChange): Promise<InboxOutcome> =>
      changeOnce(parts, {
        what: "due",
        act: change,
        work: (work) => move(work, { dueOn: change.dueOn, text: change.text }, change.actor.uid),
      }),

    call(call: CallMade): Promise<InboxOutcome> {
      const { answer, text, state, dueOn, passedTo, actor } = call;
      const isMove = state !== undefined || dueOn !== undefined;
      return changeOnce(parts, {
        // A call took place, whatever others have changed.
        what: "call",
        act: isMove ? call : { ...call, version: undefined },
        async work(work) {
          const { tx, submission, now } = work;
          await work.note(answer, text?.trim() || null);
          if (answer === "spoke") await confirmCalls(tx, submission.id, now);
          // Nobody is called at this number again for a while, no matter who typed it.
          if (answer === "wrongNumber" && isUnconfirmedCall(submission))
            return move(work, didNotAsk, actor.uid, answer);
          if (!isMove) return { ...(answer === "spoke" && isReached(submission)), reason: answer };
          const { kind, status } = submission;
          const isFirst = answer === "spoke" && status === "new" && kind !== "feedback";
          const asked = {
            state: state ?? (isFirst ? "talking" : undefined),
            dueOn,
            passedTo,
            isUnreached: answer !== "spoke",
          };
          return move(work, asked, actor.uid, answer);
        },
      });
    },

    confirmGuardian: (change: GuardianAgreed): Promise<InboxOutcome> =>
      changeOnce(parts, {
        what: "guardian",
        act: change,
        async work({ tx, submission, now, note }) {
          const ids = await whoseGuardian(tx, submission.id, plainReference(change.of));
          const [about] = ids;
          if (about === undefined) return refusal("missing");
          await tx.updateTable("submissions").set({ guardianConfirmedAt: now }).where("id", "in", ids).execute();
          await note("guardian", null, about);
          return { fields: {} };
        },
      }),
  };
}
