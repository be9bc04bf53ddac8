import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { EditionRow, RecordRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { recordsWithEditions } from "./editions.rows.server.ts";
import { editionsAt, isExpired } from "./editions.ts";
import type { RecordKind } from "./kind.ts";
import { type LiveEdition, recordsOfEditions } from "./live-records.server.ts";
import type { RecordProblem } from "./publishable.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { revisionById } from "./records.rows.server.ts";
import type { SecondLook } from "./second-look.ts";

function publicEditions(editions: EditionRow[], now: number): EditionRow[] {
  const { current, ahead } = editionsAt(editions, now);
  return [...(current ? [current] : []), ...ahead].filter((edition) => !edition.off && !isExpired(edition, now));
}

/** No other record can become public until the transaction ends. */
async function publicOthers(
  db: Db,
  { now, files, publishable }: Pick<RecordParts, "now" | "files" | "publishable">,
  { kind, slug }: Pick<RecordRow, "kind" | "slug">,
): Promise<object[]> {
  await lockInTransaction(db, `public ${kind}`);
  const stored = await recordsWithEditions(db, { kind, from: now() });
  const shown: LiveEdition[] = stored.flatMap((record) =>
    record.slug === slug ? [] : publicEditions(record.editions, now()).map((edition) => ({ ...record, edition })),
  );
  const data = await recordsOfEditions(db, { files, publishable }, shown);
  const known = new Set([slug, ...stored.map((record) => record.slug)]);
  const inFiles = [...files.all(kind)].filter(([id]) => !known.has(id)).map(([id, record]) => ({ ...record, id }));
  return [...shown.flatMap(({ edition }) => data.get(edition.id) ?? []), ...inFiles];
}

/** Call within the publishing transaction. */
export async function problemsWithOthers(
  db: Db,
  parts: Pick<RecordParts, "now" | "files" | "publishable">,
  { kind, slug, record }: { kind: RecordKind; slug: string; record: object },
): Promise<RecordProblem[]> {
  if (!kind.faultAmong) return [];
  const others = await publicOthers(db, parts, { kind: kind.name, slug });
  const related: Record<string, object[]> = {};
  for (const name of kind.judgedWith ?? []) related[name] = await publicOthers(db, parts, { kind: name, slug: "" });
  const fault = kind.faultAmong(record, others, related);
  return fault ? [{ ...fault, code: "wrong" }] : [];
}

export const confirmBeforePublish = async (
  db: Db,
  parts: Pick<RecordParts, "now" | "files" | "publishable">,
  { kind, slug, record }: { kind: RecordKind; slug: string; record: object },
): Promise<SecondLook | undefined> =>
  kind.secondLook?.(record, await publicOthers(db, parts, { kind: kind.name, slug }));

type Place = Parameters<typeof problemsWithOthers>[1];
type Target = { kind: RecordKind; record: Pick<RecordRow, "slug"> };

/** Another record may become valid again when this one is no longer public. */
export async function confirmBeforeUnpublish(
  db: Db,
  parts: Place,
  { kind, record: { slug } }: Target,
  { data, follows }: { data: string; follows: Locale | null | undefined },
): Promise<SecondLook | undefined> {
  if (!kind.lookBeforeOff) return undefined;
  const made = parts.publishable(kind, JSON.parse(data), { slug, follows: follows ?? undefined });
  return made.ok
    ? kind.lookBeforeOff(made.record, await publicOthers(db, parts, { kind: kind.name, slug }))
    : undefined;
}

export async function fitsOthers(
  db: Db,
  parts: Place,
  { kind, record }: Target,
  edition: EditionRow,
): Promise<boolean> {
  if (edition.off || !kind.faultAmong) return true;
  const { slug } = record;
  const { data } = await revisionById(db, edition.revisionId);
  const made = parts.publishable(kind, JSON.parse(data), { slug, follows: edition.follows ?? undefined });
  return made.ok && (await problemsWithOthers(db, parts, { kind, slug, record: made.record })).length === 0;
}
