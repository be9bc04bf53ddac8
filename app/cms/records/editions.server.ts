import type { WriteResult } from "#app/lib/activity-log.server.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import type { EditionRow, RevisionRow } from "#app/lib/db/record-tables.ts";
import { type Locale, withoutLocale } from "#app/lib/i18n/locale.ts";
import { editionsInLog } from "./edition-rows.server.ts";
import {
  beginEdition,
  type ChangeOfEditions,
  createEditionWrites,
  datedDraft,
  type EditionTarget,
  undoEdition,
} from "./edition-writes.server.ts";
import { editionsAt, freeMinute, isExpired, isImmediate } from "./editions.ts";
import { canBeUnpublished, lookRefusal } from "./kind.ts";
import {
  confirmBeforePublish,
  confirmBeforeUnpublish,
  createReplacements,
  fitsOthers,
  problemsWithOthers,
} from "./publish-checks.server.ts";
import { missingPages, unprintableTexts } from "./publishable.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { revisionById, revisionByNumber } from "./record-rows.server.ts";
import type { EditionWrite, Publish, PublishedEdition, RecordRefusal, UnpublishWrite } from "./record-types.ts";

export interface Editions {
  /** In a minute or at a given time, replacing what is scheduled. A missing text is refused unless it `follows`. */
  publish: (publish: Publish) => Promise<PublishedEdition | RecordRefusal>;
  /** Only before the edition is public. After "Publish now", the replaced schedule comes back if it still fits. */
  undo: (write: EditionWrite) => Promise<PublishedEdition | RecordRefusal>;
  goBack: (write: EditionWrite & { revisionNumber: number }) => Promise<PublishedEdition | RecordRefusal>;
  /** At once, and cancels what is scheduled. If another record becomes valid again, its amount must be typed. */
  takeOff: (write: UnpublishWrite) => Promise<PublishedEdition | RecordRefusal>;
  putBack: (write: EditionWrite) => Promise<PublishedEdition | RecordRefusal>;
}

const plain = { publicUntil: null, off: null, replacedBy: null, follows: null } as const;

export function createEditions(parts: RecordParts): Editions {
  const { now, publishable, missingFiles, isSitePath } = parts;
  const write = createEditionWrites(parts);
  const faultOfReplacement = createReplacements(parts);

  async function refusalOf(
    db: Db,
    { kind, record }: EditionTarget,
    revision: RevisionRow,
    { follows, retyped }: { follows: Locale | null | undefined; retyped?: string | undefined },
  ): Promise<RecordRefusal | undefined> {
    const data = JSON.parse(revision.data);
    const { slug } = record;
    const made = publishable(kind, data, { slug, follows: follows ?? undefined });
    const known = made.ok ? await problemsWithOthers(db, parts, { kind, slug, record: made.record }) : made.problems;
    const others = [
      ...unprintableTexts(kind, data),
      ...(await missingFiles(db, kind, data)),
      ...(await missingPages(kind, data, isSitePath)),
    ];
    const problems = [...known, ...others.filter(({ path }) => !known.some((problem) => problem.path === path))];
    if (problems.length > 0) return { ok: false, reason: "incomplete", problems };
    if (!made.ok) return undefined;
    return lookRefusal(await confirmBeforePublish(db, parts, { kind, slug, record: made.record }), retyped);
  }

  const isInFile = ({ kind, record }: EditionTarget) => parts.files.of(kind.name, record.slug) !== undefined;

  async function done(
    db: Db,
    target: EditionTarget,
    revision: RevisionRow,
    change: Partial<EditionRow> & { publicFrom: number },
    what: string,
    reason: string | null = null,
  ): Promise<WriteResult<PublishedEdition>> {
    const { kind, record, editions } = target;
    const before = editionsAt(editions, now()).current;
    const fromRevision = before ? (await revisionById(db, before.revisionId)).number : null;
    const edition = await beginEdition(db, target, { ...plain, revisionId: revision.id, ...change }, now());
    const { slug } = record;
    return {
      outcome: { ok: true, slug, edition: edition.id, publicFrom: edition.publicFrom },
      activity: {
        what,
        kind: kind.name,
        slug,
        fromRevision,
        toRevision: revision.number,
        reference: edition.id,
        reason: reason ?? new Date(edition.publicFrom).toISOString(),
      },
    };
  }

  const lastDayOf = (edition: EditionRow | undefined) =>
    edition && !isExpired(edition, now()) ? edition.publicUntil : null;

  const changes = {
    async publish(tx, target, { from, until, follows, version, retyped }) {
      const { kind, record } = target;
      const publicFrom = from ?? now() + freeMinute;
      if (version !== record.version && !(version === 0 && target.isNew)) return write.changed(tx, record);
      if (from !== undefined && from <= now()) return { ok: false, reason: "past" };
      if (until !== undefined && until <= now()) return { ok: false, reason: "past" };
      if (until !== undefined && until <= publicFrom) return { ok: false, reason: "order" };
      const revision = await datedDraft(tx, target, { publicFrom, now: now(), isInFile: isInFile(target) });
      const language = kind.mayFollow ? follows : undefined;
      const refusal = await refusalOf(tx, target, revision, { follows: language, retyped });
      if (refusal) return refusal;
      if (until !== undefined && (await confirmBeforeUnpublish(tx, parts, target, { ...revision, follows: language })))
        return { ok: false, reason: "earlierReturns" };
      const edition = { publicFrom, publicUntil: until ?? null, follows: language ?? null };
      return done(tx, target, revision, edition, from === undefined ? "published" : "scheduled");
    },

    async goBack(tx, target, { revisionNumber, retyped }) {
      const { record, editions } = target;
      const revision = await revisionByNumber(tx, record.id, revisionNumber);
      if (!revision || revision.isUnused) return { ok: false, reason: "missing" };
      const follows = editions.findLast(({ revisionId }) => revisionId === revision.id)?.follows ?? null;
      const refusal = await refusalOf(tx, target, revision, { follows, retyped });
      if (refusal) return refusal;
      const publicUntil = lastDayOf(editionsAt(editions, now()).current);
      return done(tx, target, revision, { publicFrom: now() + freeMinute, publicUntil, follows }, "wentBack");
    },

    async takeOff(tx, target, { why, replacedBy = "", retyped }) {
      const { kind, record, editions } = target;
      const { current } = editionsAt(editions, now());
      const isPublic = current ? !current.off : parts.files.of(record.kind, record.slug) !== undefined;
      if (!isPublic || !canBeUnpublished(kind, record.slug)) return { ok: false, reason: "missing" };
      if (why === "replaced" && !kind.keepsPage) return { ok: false, reason: "why" };
      // Redirects lead through these records, so they must not change until this is done.
      if (why === "replaced") await lockInTransaction(tx, "replaced pages");
      const fault = why === "replaced" ? await faultOfReplacement(tx, record, replacedBy) : undefined;
      if (fault) return { ok: false, reason: fault };
      const was = current?.revisionId ?? (await revisionByNumber(tx, record.id, 1))?.id ?? record.draftId;
      const end = { publicFrom: now(), off: why, replacedBy: why === "replaced" ? withoutLocale(replacedBy) : null };
      const follows = current?.follows ?? null;
      const revision = await revisionById(tx, was);
      const refusal = lookRefusal(await confirmBeforeUnpublish(tx, parts, target, { ...revision, follows }), retyped);
      if (refusal) return refusal;
      return done(tx, target, revision, { ...end, follows }, "takenOff", why);
    },

    async putBack(tx, target, { retyped }) {
      const { current } = editionsAt(target.editions, now());
      if (!current || !(current.off || isExpired(current, now()))) return { ok: false, reason: "missing" };
      const { revisionId, follows } = current;
      const revision = await revisionById(tx, revisionId);
      const refusal = await refusalOf(tx, target, revision, { follows, retyped });
      if (refusal) return refusal;
      const shown = target.editions.findLast(({ off, publicFrom }) => !off && publicFrom <= now());
      return done(tx, target, revision, { publicFrom: now(), publicUntil: lastDayOf(shown), follows }, "putBack");
    },

    async undo(tx, { kind, record, editions }, { edition: id }) {
      const edition = editions.find((each) => each.id === id);
      if (!edition) return write.changed(tx, record);
      const wasPublic = (await editionsInLog(tx, [id])).has(id);
      if (wasPublic || edition.publicFrom <= now()) return { ok: false, reason: "live" };
      const fits = (restored: EditionRow) => fitsOthers(tx, parts, { kind, record }, restored);
      const isScheduleLost = await undoEdition(tx, { editions, undone: edition, fits }, now());
      const { number } = await revisionById(tx, edition.revisionId);
      const { publicFrom } = edition;
      const what = isScheduleLost ? "undoneAlone" : isImmediate(edition) ? "undone" : "scheduleStopped";
      return {
        outcome: { ok: true, slug: record.slug, edition: id, publicFrom, ...(isScheduleLost && { isScheduleLost }) },
        activity: {
          what,
          kind: kind.name,
          slug: record.slug,
          fromRevision: number,
          reference: id,
          reason: new Date(publicFrom).toISOString(),
        },
      };
    },
  } satisfies {
    publish: ChangeOfEditions<Publish>;
    goBack: ChangeOfEditions<EditionWrite & { revisionNumber: number }>;
    takeOff: ChangeOfEditions<UnpublishWrite>;
    putBack: ChangeOfEditions<EditionWrite>;
    undo: ChangeOfEditions<EditionWrite>;
  };

  return {
    publish: (publish) => write("publish", publish, changes.publish),
    undo: (undo) => write("undo", undo, changes.undo),
    goBack: (back) => write("goBack", back, changes.goBack),
    takeOff: (off) => write("takeOff", off, changes.takeOff),
    putBack: (back) => write("putBack", back, changes.putBack),
  };
}
