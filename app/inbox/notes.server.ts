import { changeSubmission, submissionGroupOf } from "#app/forms/submissions/submissions-table.server.ts";
import { recordActivity } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { may } from "#app/people/staff/roles.ts";
import {
  changeOnce,
  type InboxParts,
  insertNote,
  isReached,
  noteById,
  peopleOf,
  refusal,
  strikeNote,
} from "./change.server.ts";
import { isWritten } from "./inbox-texts.ts";
import type { Act, InboxOutcome, InboxRefusal, SubmissionChange } from "./inbox-types.ts";
import { allPositions } from "./list-queries.server.ts";
import { allowsDate } from "./states.ts";

/** Needs no version: a note is valid whatever others have changed. */
interface NoteAdded extends Act {
  text: string;
}

interface NoteStruck extends Act {
  note: string;
}

interface OwnerChange extends SubmissionChange {
  owner: string | null;
  /** Whether it is due today, for the new owner's list. */
  isToday?: boolean;
  text?: string | undefined;
}

interface HandOver {
  actor: StaffActor;
  from: string;
  to: string;
}

export function createNotes(parts: InboxParts) {
  return {
    async note(added: NoteAdded): Promise<InboxOutcome> {
      const text = added.text.trim();
      if (text === "") return { ok: false, reason: "textNeeded" };
      return changeOnce(parts, {
        what: "note",
        act: { ...added, version: undefined },
        async work({ submission, note }) {
          await note("note", text);
          // A person whose answer was undelivered is being attended to, even if only with a note.
          return isReached(submission);
        },
      });
    },

    strike(struck: NoteStruck): Promise<InboxOutcome> {
      return changeOnce(parts, {
        what: "strike",
        act: { ...struck, version: undefined },
        async work({ tx, submission, now }) {
          const { actor, note: id } = struck;
          const note = await noteById(tx, id);
          const group = await submissionGroupOf(tx, submission.id);
          const isIts = note && isWritten(note.kind) && group.some((each) => each.id === note.submissionId);
          if (!isIts) return { ok: false, reason: "missing" };
          await strikeNote(tx, id, actor.name, now);
          return {};
        },
      });
    },

    setOwner: (change: OwnerChange): Promise<InboxOutcome> =>
      changeOnce(parts, {
        what: "owner",
        act: change,
        async work({ tx, submission, now, note }) {
          const { owner } = change;
          const person = peopleOf(await parts.staff(tx)).find(({ uid }) => uid === owner);
          if (owner !== null && !person) return { ok: false, reason: "missing" };
          await note("owner", person?.name ?? null);
          const text = change.text?.trim();
          if (text) await note("note", text);
          const today = change.isToday && allowsDate(submission.status) && { dueOn: indiaTime(now).day };
          return { fields: { owner, ...today } };
        },
      }),

    handOver: ({ actor, from, to }: HandOver): Promise<{ ok: true } | InboxRefusal> =>
      parts.db.transaction().execute(async (tx) => {
        const person = peopleOf(await parts.staff(tx)).find(({ uid }) => uid === to && uid !== from);
        if (!may(actor, "seePeople")) return refusal("forbidden");
        if (!person) return refusal("missing");
        const at = parts.now();
        const held = await allPositions(tx, { owner: from, state: "open" }, indiaTime(at).day);
        for (const { id } of held) {
          await changeSubmission(tx, "id", id, { owner: to });
          const who = { submissionId: id, by: actor.uid, byName: actor.name, at };
          await insertNote(tx, { ...who, kind: "owner", text: person.name });
        }
        const about = { kind: "submissions", reference: to, reason: String(held.length) };
        // The same form sent again finds nothing left to hand over.
        if (held.length > 0) await recordActivity(tx, actor, at, { what: "inbox-handOver", ...about });
        return { ok: true };
      }),
  };
}
