import { hasPdf, hasPicture } from "#app/cms/content/media.ts";
import { agreedNames, missingNames } from "#app/cms/files/file-rows.server.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import type { EditionRow, RecordRow } from "#app/lib/db/record-tables.ts";
import { readFileName } from "#app/lib/files/file-name.ts";
import { type Locale, pagePath } from "#app/lib/i18n/locale.ts";
import { placesIn } from "./draft.ts";
import { recordsWithEditions } from "./edition-rows.server.ts";
import { editionsAt, isExpired, type RecordName } from "./editions.ts";
import type { RecordKind, SecondLook } from "./kind.ts";
import { type LiveEdition, recordsOfEditions } from "./live-records.server.ts";
import { hasAlbum } from "./picture-texts.ts";
import type { RecordProblem } from "./publishable.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { revisionById } from "./record-rows.server.ts";

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

interface Named {
  path: string;
  name: string;
  isPicture: boolean;
}

const namedIn = ({ fields }: RecordKind, data: object): Named[] =>
  [...placesIn(fields, data)].flatMap(({ field: { type }, path, value }) =>
    (type === "picture" || type === "file" || type === "paper") && value
      ? [{ path, name: String(value), isPicture: type === "picture" }]
      : [],
  );

export async function missingFiles(db: Db, kind: RecordKind, data: object): Promise<RecordProblem[]> {
  const named = namedIn(kind, data);
  const gone = new Set(await missingNames(db, JSON.stringify(named)));
  const isGone = ({ name, isPicture }: Named) => gone.has(name) || !(isPicture ? hasPicture(name) : hasPdf(name));
  const mayShowPeople = ({ name, isPicture }: Named) => !kind.pictures?.ofNobody && isPicture && readFileName(name);
  const own = named.filter(mayShowPeople).map(({ name }) => name);
  const agreed = own.length > 0 ? await agreedNames(db, own) : [];
  const problems = named.flatMap((each): RecordProblem[] => {
    const { path, name } = each;
    if (isGone(each)) return [{ path, code: "gone" }];
    // One consent covers all photographs of an event.
    const asked = hasAlbum(kind) ? "pictures" : path;
    return own.includes(name) && !agreed.includes(name) ? [{ path: asked, code: "agreement" }] : [];
  });
  const isFirst = ({ path }: RecordProblem, at: number) => problems.findIndex((each) => each.path === path) === at;
  return problems.filter(isFirst);
}

/** Excludes what browsers read as another host. */
const ofThisSite = /^\/(?![/\\])[\x21-\x7e]{0,500}$/;

/** Follows all replaced pages; undefined for a loop. `replacedBy` expects paths without a language. */
export function finalAddress(address: string, replacedBy: (page: string) => string | undefined): string | undefined {
  const passed = new Set<string>();
  for (let last = address; ; ) {
    const page = pagePath(last) ?? "";
    const next = replacedBy(page);
    if (next === undefined) return last;
    if (passed.has(page)) return undefined;
    passed.add(page);
    last = next;
  }
}

/** `leadsBack`: the address leads back to the record, directly or through other replaced pages. */
export function createReplacements({ now, files, isSitePath }: Pick<RecordParts, "now" | "files" | "isSitePath">) {
  const pageOf = ({ kind, slug }: RecordName) => files.kindOf(kind)?.addresses(slug)[0] ?? "";

  return async (db: Db, replaced: RecordName, address: string): Promise<"address" | "leadsBack" | undefined> => {
    if (!ofThisSite.test(address) || !(await isSitePath(address))) return "address";
    const replacedBy = new Map<string, string>();
    for (const { editions, ...record } of await recordsWithEditions(db, { from: now() })) {
      const { current } = editionsAt(editions, now());
      if (current?.off === "replaced") replacedBy.set(pageOf(record), current.replacedBy ?? "");
    }
    replacedBy.set(pageOf(replaced), address);
    return finalAddress(address, (page) => replacedBy.get(page)) === undefined ? "leadsBack" : undefined;
  };
}
