import { committeeNames } from "#app/features/inbox/committees.server.ts";
import type { CallMade, Change, Outcome, StateChange } from "#app/features/inbox/outcomes.ts";
import { needsDate, needsReason, nextStates, statesOf, takesDate } from "#app/features/inbox/states.ts";
import { groupOf } from "#app/features/submissions/index.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { changeOnce, type InboxParts, no, type Worked } from "./change.server.ts";
import { isAhead } from "./days.ts";

/** Moving a submission on. */
export interface States {
  setState: (change: StateChange) => Promise<Outcome>;
  setDate: (change: Change & { dueOn: string | undefined }) => Promise<Outcome>;
  call: (call: CallMade) => Promise<Outcome>;
  confirmGuardian: (change: Change) => Promise<Outcome>;
}

type Moved = Pick<StateChange, "state" | "dueOn" | "closedFor" | "passedTo">;

/** Why a submission cannot come into a state. */
function problemOf({ kind, status }: Worked, { state, dueOn, closedFor, passedTo }: Moved, now: number) {
  if (!statesOf(kind).includes(state) || (state !== status && !nextStates(kind, status).includes(state)))
    return no("notNext");
  if (needsDate(state) && !dueOn) return no("dateNeeded");
  if (dueOn && takesDate(state) && !isAhead(dueOn, now)) return no("badDate");
  if (needsReason(kind, state) && !closedFor) return no("reasonNeeded");
  if (state === "passedOn" && !(passedTo && Object.hasOwn(committeeNames("en"), passedTo)))
    return no("committeeNeeded");
  return undefined;
}

/** The columns of a state. Whoever sets the first follow-up day looks after it: nobody is to be forgotten. */
function fieldsOf({ status, owner }: Worked, { state, dueOn, closedFor, passedTo }: Moved, now: number, uid: string) {
  const day = takesDate(state) && dueOn ? dueOn : null;
  return {
    ...(state !== status && { status: state, stateSince: now }),
    dueOn: day,
    closedFor: state === "closed" ? (closedFor ?? null) : null,
    passedTo: state === "passedOn" ? (passedTo ?? null) : null,
    owner: owner ?? (day ? uid : null),
  };
}

/** A state as a line of the history has it: `talking 2026-11-30`, `closed noAnswer`. */
const lineOf = (state: string, { dueOn, closedFor, passedTo }: ReturnType<typeof fieldsOf>) =>
  [state, dueOn ?? closedFor ?? passedTo].filter(Boolean).join(" ");

/** Notes on all of a group that are under 18 that the parent or guardian agreed. */
async function agree(rows: Db, id: string, now: number): Promise<void> {
  const minors = (await groupOf(rows, id)).filter((each) => each.isMinor === 1 && each.guardianConfirmedAt === null);
  const ids = minors.map((each) => each.id);
  if (ids.length > 0)
    await rows.updateTable("submissions").set({ guardianConfirmedAt: now }).where("id", "in", ids).execute();
}

/** Puts the part of the service together that moves submissions on. */
export function createStates(parts: InboxParts): States {
  return {
    setState: (change) =>
      changeOnce(parts, {
        ...{ what: "state", act: change },
        async work({ submission, now, note }) {
          const problem = problemOf(submission, change, now);
          if (problem) return problem;
          const fields = fieldsOf(submission, change, now, change.actor.uid);
          await note("state", lineOf(change.state, fields));
          return { fields, reason: change.state };
        },
      }),

    setDate: (change) =>
      changeOnce(parts, {
        ...{ what: "due", act: change },
        async work({ submission, now, note }) {
          const { status: state, closedFor, passedTo } = submission;
          if (!takesDate(state)) return no("notNext");
          const moved = { state, dueOn: change.dueOn, ...(closedFor && { closedFor }), ...(passedTo && { passedTo }) };
          const problem = problemOf(submission, moved, now);
          if (problem) return problem;
          await note("due", change.dueOn ?? null);
          return { fields: fieldsOf(submission, moved, now, change.actor.uid) };
        },
      }),

    call(call) {
      const { answer, text, dueOn } = call;
      const isMove = call.state !== undefined || dueOn !== undefined;
      return changeOnce(parts, {
        // That somebody called is true whatever others did meanwhile.
        ...{ what: "call", act: isMove ? call : { ...call, version: undefined } },
        async work({ submission, now, note }) {
          await note(answer, text?.trim() || null);
          if (!isMove) return { reason: answer };
          const { kind, status } = submission;
          const spokeFirst = answer === "spoke" && status === "new" && kind !== "feedback";
          const state = call.state ?? (spokeFirst ? "talking" : status);
          const moved = { state, dueOn, closedFor: call.closedFor };
          const problem = problemOf(submission, moved, now);
          if (problem) return problem;
          const fields = fieldsOf(submission, moved, now, call.actor.uid);
          await note(state === status ? "due" : "state", state === status ? fields.dueOn : lineOf(state, fields));
          return { fields, reason: answer };
        },
      });
    },

    confirmGuardian: (change) =>
      changeOnce(parts, {
        ...{ what: "guardian", act: change },
        async work({ rows, submission, now, note }) {
          await agree(rows, submission.id, now);
          await note("guardian");
          return { fields: {} };
        },
      }),
  };
}
