import { log } from "#app/log.server.ts";
import { type WriteResult, writeOnce } from "#app/platform/activity/write-once.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { shareLockInTransaction } from "#app/platform/db/locks.server.ts";
import type { EditionRow, RecordRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { lastChangeOf } from "./activities.server.ts";
import { editionsOf } from "./editions.rows.server.ts";
import { publisherOf, type RecordKind } from "./kind.ts";
import { addFromFile } from "./new-records.server.ts";
import type { EditionWrite, PublishedEdition, RecordRefusal } from "./outcomes.ts";
import { mayWrite, type RecordParts } from "./record-parts.server.ts";
import { lockedRecord } from "./records.rows.server.ts";

export interface EditionTarget {
  kind: RecordKind;
  record: RecordRow;
  editions: EditionRow[];
  actor: StaffActor;
  /** Whether the record existed only in its file until now. */
  isNew: boolean;
}

export type ChangeOfEditions<Input extends EditionWrite> = (
  db: Db,
  target: EditionTarget,
  input: Input,
) => Promise<WriteResult<PublishedEdition> | RecordRefusal>;

const changed = async (db: Db, { kind, slug }: RecordRow): Promise<RecordRefusal> => ({
  ok: false,
  reason: "changed",
  last: await lastChangeOf(db, kind, slug),
});

/** Checks the role, locks the record, and refuses a form that did not know the newest edition. */
export function createEditionWrites({ db, now, files, onPublicChange }: RecordParts) {
  async function write<Input extends EditionWrite>(
    what: string,
    input: Input,
    change: ChangeOfEditions<Input>,
  ): Promise<PublishedEdition | RecordRefusal> {
    const { actor, slug, edition } = input;
    const kind = files.kindOf(input.kind);
    if (!kind) return { ok: false, reason: "missing" };
    if (!mayWrite(actor) || (publisherOf(kind, slug) === "principal" && actor.role !== "principal"))
      return { ok: false, reason: "forbidden" };
    const outcome = await writeOnce<PublishedEdition, RecordRefusal>(db, {
      what,
      sent: input,
      now: now(),
      async work(tx) {
        // The set-up replaces all records, but not once the office has published something.
        await shareLockInTransaction(tx, "set-up");
        const known = await lockedRecord(tx, kind.name, slug);
        const record = known ?? (await addFromFile(tx, files, kind.name, slug, now()));
        if (!record || record.discardedAt !== null) return { ok: false, reason: "missing" };
        const editions = await editionsOf(tx, record.id);
        // An undo names its edition itself.
        if (what !== "undo" && edition !== (editions.at(-1)?.id ?? "")) return changed(tx, record);
        return change(tx, { kind, record, editions, actor, isNew: known === undefined }, input);
      },
      again: async (_tx, first) => {
        const { slug, reference, reason, at, what } = first;
        const publicFrom = Date.parse(reason ?? "") || at;
        return {
          ok: true,
          slug: slug ?? "",
          edition: reference ?? "",
          publicFrom,
          ...(what === "undoneAlone" && { isScheduleLost: true }),
        };
      },
    });
    // The change is saved even if reading it again fails now: the next page view tries again.
    const warn = (error: unknown) => log.warn({ error, kind: kind.name, slug }, "what was published is not shown yet");
    if (outcome.ok) await onPublicChange({ kind: kind.name, slug }).catch(warn);
    return outcome;
  }
  return Object.assign(write, { changed });
}
