import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";

interface Tables {
  records: {
    id: string;
    kind: string;
    slug: string;
    draftId: string;
    version: number;
    createdAt: number;
    changedAt: number;
    words: string;
  };
  revisions: {
    id: string;
    recordId: string;
    number: number;
    data: string;
    confirmed: string;
    by: string | null;
    at: number;
    isUnused: 0 | 1;
  };
  editions: {
    id: string;
    recordId: string;
    number: number;
    revisionId: string;
    publicFrom: number;
    by: string;
    at: number;
    off: string | null;
  };
}

type Data = Record<string, unknown>;
type Fee = { name: unknown; kind?: string; firstYear: unknown; secondYear: unknown };

const moved: Record<string, string[]> = {
  course: ["fees", "feesNote"],
  feeHelp: ["firstInstalment", "extras", "examples"],
};

/** As `2026-27`, with the usual first day, 1 June. */
function yearOf(at: number): string {
  const day = new Date(at + 5.5 * 3_600_000);
  const first = day.getUTCFullYear() - (day.getUTCMonth() < 5 ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/** The order has no authority: who fixed the fees is not known. */
function orderOf(course: Data, help: Data, publicFrom: number, year: string): Data {
  const fees = course.fees as Fee[];
  const deposit = fees.find(({ kind }) => kind === "deposit");
  const examples = (help.examples ?? []) as { family: unknown; tuitionPaid?: unknown }[];
  const atOnce = { en: "On the day of admission", mr: "प्रवेशाच्या दिवशी" };
  const lines = fees
    .filter((fee) => fee !== deposit)
    .map(({ name, kind, firstYear, secondYear }) => ({ name, head: kind ?? "other", firstYear, secondYear }));
  const refund = { en: "when the student leaves", mr: "संस्था सोडताना" };
  return {
    year,
    inForceFrom: new Date(publicFrom + 5.5 * 3_600_000).toISOString().slice(0, 10),
    lines,
    ...(deposit && { deposit: { name: deposit.name, rupees: deposit.firstYear, refund } }),
    instalments:
      help.firstInstalment === undefined ? [] : [{ name: atOnce, year: "firstYear", rupees: help.firstInstalment }],
    payers: examples.map(({ family, tuitionPaid }) => ({
      who: family,
      ...(tuitionPaid !== undefined && { tuitionPaid }),
    })),
    refusable: [],
    toOthers: help.extras ?? [],
    ...(course.feesNote ? { note: course.feesNote } : {}),
  };
}

const newest = (db: Kysely<Tables>, kind: string) =>
  db
    .selectFrom("editions")
    .innerJoin("records", "records.id", "editions.recordId")
    .innerJoin("revisions", "revisions.id", "editions.revisionId")
    .select(["data", "publicFrom", "editions.by", "editions.at"])
    .where("kind", "=", kind)
    .orderBy("editions.number", "desc")
    .limit(1)
    .executeTakeFirst();

/** Fees move from the course, and payments from the help with fees, to fee orders. Published fees become this year's
 * order, so that they stay public. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>;
  const course = await newest(db, "course");
  const help = await newest(db, "feeHelp");
  const courseData = JSON.parse(course?.data ?? "{}") as Data;
  for (const [kind, names] of Object.entries(moved)) {
    const revisions = await db
      .selectFrom("revisions")
      .innerJoin("records", "records.id", "revisions.recordId")
      .select(["revisions.id", "data"])
      .where("kind", "=", kind)
      .execute();
    for (const { id, data } of revisions) {
      const left = Object.entries(JSON.parse(data) as Data).filter(([name]) => !names.includes(name));
      await db
        .updateTable("revisions")
        .set({ data: JSON.stringify(Object.fromEntries(left)) })
        .where("id", "=", id)
        .execute();
    }
  }
  if (!course || !Array.isArray(courseData.fees) || courseData.fees.length === 0) return;
  const year = yearOf(Date.now());
  const [recordId, revisionId] = [randomUUID(), randomUUID()];
  const { publicFrom, by, at } = course;
  const times = { createdAt: at, changedAt: at };
  const data = JSON.stringify(orderOf(courseData, JSON.parse(help?.data ?? "{}") as Data, publicFrom, year));
  await db
    .insertInto("records")
    .values({ id: recordId, kind: "feeOrders", slug: year, draftId: revisionId, version: 1, words: "", ...times })
    .execute();
  await db
    .insertInto("revisions")
    .values({ id: revisionId, recordId, number: 1, data, confirmed: "{}", by, at, isUnused: 0 })
    .execute();
  await db
    .insertInto("editions")
    .values({ id: randomUUID(), recordId, number: 1, revisionId, publicFrom, by, at })
    .execute();
}
