import { setImmediate as nextRound } from "node:timers/promises";
import { createContext } from "react-router";
import { typedCode, writtenAnswersKind } from "#app/cms/check-codes/check-code.ts";
import {
  type Checkable,
  type CheckCode,
  checkCodeOf,
  withoutOfficeFields,
} from "#app/cms/check-codes/record-code.server.ts";
import { academicYear } from "#app/cms/content/academic-year.ts";
import { yearStartsOn } from "#app/cms/content/institute.server.ts";
import type { PublicRecord, PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { publicFields, type RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { type Db, inChunks } from "#app/lib/db/database.server.ts";
import type { CheckCodeRow } from "#app/lib/db/record-tables.ts";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import type { Allowance, Limits } from "#app/lib/limits/limits.server.ts";
import { log } from "#app/log.server.ts";
import { checkableDocuments } from "#app/site/documents/documents.server.ts";
import type { CheckAnswer, CheckedItem, FindQuote } from "./check-answer.ts";
import { checkWords } from "./check-words.ts";

/** Stores codes; a code that any process has stored before stays as it is. */
export async function keepCodes(db: Db, rows: CheckCodeRow[]): Promise<void> {
  for (const some of inChunks(rows))
    await db
      .insertInto("checkCodes")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const rowsOfCode = (db: Db, code: string): Promise<CheckCodeRow[]> =>
  db.selectFrom("checkCodes").selectAll().where("code", "=", code).orderBy("madeAt").execute();

function daysOf(kind: RecordKind, record: object, locale: Locale): string[] {
  const days = publicFields(kind).flatMap(({ type, name, path }) => {
    const value: unknown = type === "day" ? (record as Record<string, unknown>)[name] : undefined;
    const label = kind.words[locale].fields[path]?.label;
    return typeof value === "string" ? [{ label, day: formatDay(value, locale) }] : [];
  });
  return days.map(({ label, day }) => (days.length > 1 ? `${label}: ${day}` : day));
}

const checkFactsOf = (kind: RecordKind, record: object): Record<Locale, string[]> =>
  Object.fromEntries(
    locales.map((locale) => [locale, kind.answerOf?.(record, locale) ?? daysOf(kind, record, locale)]),
  ) as Record<Locale, string[]>;

interface CodedItem extends CheckCode {
  kind: string;
  slug: string;
  entry?: PublicRecord<object>;
  now: NonNullable<CheckedItem["now"]>;
  /** The day that says to which academic year the item belongs, for kinds that have a year. */
  day?: string | undefined;
  /** Set for a public record that is no longer valid; `by` is the record that replaced it, if there is one. */
  over?: { by: CodedItem["now"] | undefined } | undefined;
}

type CheckableDocument = Checkable & {
  now: CodedItem["now"];
  record?: Pick<Checkable, "kind" | "slug"> | undefined;
};

interface CheckDay {
  day: string;
  year: string;
}

const itemKey = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;

const dayIn = (record: object, field: string | undefined) =>
  field === undefined ? undefined : String((record as Record<string, unknown>)[field]);

const itemOfRecord = new WeakMap<object, Omit<CodedItem, "entry">>();

/** Cached by record: a publication changes one record of many. */
function itemOf(kind: RecordKind, slug: string, record: object): Omit<CodedItem, "entry"> {
  const before = itemOfRecord.get(record);
  if (before) return before;
  const [address = "/"] = kind.addresses(slug);
  const now = { name: kind.nameOf(record), facts: checkFactsOf(kind, record), address };
  const coded = checkCodeOf({ kind: kind.name, slug, shown: withoutOfficeFields(kind, record) });
  const item = { ...coded, kind: kind.name, slug, now, day: dayIn(record, kind.publishedOn) };
  itemOfRecord.set(record, item);
  return item;
}

function overOf(kind: RecordKind, { is, record }: PublicRecord<object>, current: [string, object][], on: CheckDay) {
  const others = current.map(([, other]) => other).filter((other) => other !== record);
  const over = is === "current" ? kind.outOfForce?.(record, others, on) : undefined;
  const [slug = "", by] = current.find(([, other]) => over && other === over.by) ?? [];
  return over && { by: by && itemOf(kind, slug, by).now };
}

function itemsOf(kind: RecordKind, records: PublicRecords, on: CheckDay): CodedItem[] {
  const ever = records.ever(filesOfKinds(kind), kind.name) as Map<string, PublicRecord<object>>;
  const current = [...ever].flatMap(([slug, { is, record }]): [string, object][] =>
    is === "current" ? [[slug, record]] : [],
  );
  return [...ever].map(([slug, entry]) => ({
    ...itemOf(kind, slug, entry.record),
    entry,
    over: overOf(kind, entry, current, on),
  }));
}

/** Everything with a code that is or was public, in its last public state. */
function codedItems(
  records: PublicRecords,
  kinds: RecordKind[],
  documents: (records: PublicRecords) => CheckableDocument[],
  on: CheckDay,
): CodedItem[] {
  const items = kinds.filter(({ hasCode }) => hasCode).flatMap((kind) => itemsOf(kind, records, on));
  const byName = new Map(items.map((item) => [itemKey(item), item]));
  const made = documents(records).map(({ now, record, ...document }) => {
    const of = record && byName.get(itemKey(record));
    return {
      ...document,
      ...checkCodeOf(document),
      now: { ...now, ...(of && { facts: of.now.facts }) },
      over: of?.over,
    };
  });
  return [...items, ...made];
}

interface Parts {
  db: Db;
  /** Milliseconds since 1970. */
  now: () => number;
  limits: Pick<Limits, "consume" | "refund">;
  kinds: RecordKind[];
  documents?: (records: PublicRecords) => CheckableDocument[];
  sheets?: FindQuote;
}

export interface Checks {
  /** Stores the codes of all that is public now, so that they are known when it is no longer. */
  keep: (records: PublicRecords) => Promise<void>;
  /** Refused after too many wrong codes from one address. @param last the last characters of a quote's reference */
  answer: (typed: string, address: string, records: PublicRecords, last?: string) => Promise<Checked>;
}

type Checked = CheckAnswer | Exclude<Allowance, { ok: true }>;

export function createChecks({ db, now, limits, kinds, documents = checkableDocuments, sheets }: Parts): Checks {
  const known = new WeakMap<PublicRecords, { day: string; items: CodedItem[] }>();
  let kept: PublicRecords | undefined;
  /** Digests already stored: a publication changes one of many. */
  const stored = new Set<string>();

  function itemsIn(records: PublicRecords): CodedItem[] {
    const { day } = indiaTime(now());
    const before = known.get(records);
    if (before?.day === day) return before.items;
    const items = codedItems(records, kinds, documents, { day, year: yearOf(day, records) });
    known.set(records, { day, items });
    return items;
  }

  async function keep(records: PublicRecords): Promise<void> {
    if (kept === records) return;
    kept = records;
    // Waits until the page that a reader asked for is drawn.
    await nextRound();
    const madeAt = now();
    const shown = itemsIn(records).filter(({ entry }) => entry === undefined || entry.is === "current");
    const added = shown.filter(({ digest }) => !stored.has(digest));
    const rows = added.map(({ code, digest, kind, slug }) => ({ code, digest, kind, slug, madeAt }));
    try {
      await keepCodes(db, rows);
      for (const { digest } of added) stored.add(digest);
    } catch (error) {
      log.warn({ error }, "the codes of what is public could not be stored");
    }
  }

  const yearOf = (day: string, records: PublicRecords) => academicYear(day, yearStartsOn(records));

  /** Undefined for the current academic year. */
  function earlierYear(day: string, records: PublicRecords): string | undefined {
    const year = yearOf(day, records);
    return year < yearOf(indiaTime(now()).day, records) ? year : undefined;
  }

  function itemFor({ digest, madeAt }: CheckCodeRow, item: CodedItem | undefined, records: PublicRecords): CheckedItem {
    const { entry, now: shown } = item ?? {};
    const since = (time: number | undefined) => (time === undefined ? undefined : indiaTime(time).day);
    if (item === undefined || entry?.is === "gone") return { state: "withdrawn", on: since(entry?.endedAt) };
    if (entry?.is === "ended" || entry?.is === "expired")
      return { state: "ended", on: since(entry.endedAt), now: shown };
    if (entry?.is === "replaced")
      return {
        state: "changed",
        on: since(entry.endedAt),
        now: shown && { ...shown, address: entry.replacedBy ?? "/" },
      };
    const { over } = item;
    if (over) return over.by ? { state: "changed", now: over.by } : { state: "ended", now: shown };
    const isSame = digest === item.digest;
    const year = earlierYear((isSame && item.day) || indiaTime(isSame ? now() : madeAt).day, records);
    if (year) return { state: "old", year, now: shown };
    if (isSame) return { state: "valid", now: shown };
    const changedAt = entry?.changedAt ?? 0;
    return { state: "changed", on: changedAt >= madeAt ? since(changedAt) : undefined, now: shown };
  }

  function itemsOf(code: string, stored: CheckCodeRow[], records: PublicRecords): CheckedItem[] {
    const items = itemsIn(records);
    const byName = new Map(items.map((item) => [itemKey(item), item]));
    const rows = new Map(stored.map((row) => [row.digest, row]));
    // A record published just now may not be stored yet.
    for (const item of items)
      if (item.code === code && item.entry?.is !== "gone" && !rows.has(item.digest))
        rows.set(item.digest, { ...item, madeAt: now() });
    return [...rows.values()].map((row) => itemFor(row, byName.get(itemKey(row)), records));
  }

  /**
   * A wrong reference is counted by quote and by address, as a wrong code is. After too many by others the right one is
   * still answered: families hand on the picture with the code.
   */
  async function answerOfSheet({ code, madeAt }: CheckCodeRow, last: string, records: PublicRecords, address: string) {
    const own = `${address} ${code}`;
    if (last !== "") {
      const mayTry = await limits.consume(["wrongReferencesOfAddress", own]);
      if (!mayTry.ok) return mayTry;
    }
    const sheet = (await sheets?.(code, last, records)) ?? { isKept: false };
    const isWrong = last !== "" && sheet.isKept && !sheet.told;
    if (isWrong) {
      const allowed = await limits.consume(["wrongReferencesOfSheet", code]);
      if (!allowed.ok) return allowed;
    } else if (last !== "") await limits.refund("wrongReferencesOfAddress", own);
    return { is: "sheet" as const, on: indiaTime(madeAt).day, isWrong, ...sheet };
  }

  async function lookUp(code: string, last: string, records: PublicRecords, address: string): Promise<Checked> {
    const stored = await rowsOfCode(db, code);
    const written = stored.find(({ kind }) => kind === writtenAnswersKind);
    if (written) return answerOfSheet(written, last, records, address);
    const items = itemsOf(code, stored, records);
    return items.length > 0 ? { is: "found", items } : { is: "unknown" };
  }

  return {
    keep,
    async answer(typed, address, records, last = "") {
      const code = typedCode(typed);
      if (code === undefined) return { is: "mistyped" };
      // Counted before it is looked up, since many guesses may come at once.
      const may = await limits.consume(["missedCheckCodesOfAddress", address]);
      if (!may.ok) return may;
      const answer = await lookUp(code, last, records, address);
      if ("is" in answer && (answer.is === "found" || (answer.is === "sheet" && !answer.isWrong)))
        await limits.refund("missedCheckCodesOfAddress", address);
      return answer;
    },
  };
}

export const checksContext = createContext<Checks>();

export function searchable({ locale }: RecordsIn): SearchDocument[] {
  const { title, lead, keywords } = checkWords[locale];
  return [{ ...documentsIn(locale).titled("page", title, "/check", lead), keywords }];
}
