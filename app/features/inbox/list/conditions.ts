import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { datedStates, overStates } from "#app/features/inbox/states.ts";
import type { InboxFilter } from "#app/features/inbox/views.ts";
import { groupedReference, referenceSignsIn, searchPatterns } from "#app/features/submissions/index.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { phoneKeyOf, readPhone } from "#app/platform/i18n/phone.ts";

type Is = ExpressionBuilder<Tables, "submissions">;

export const isInInbox = (is: Is): Expression<SqlBool> =>
  is.and([is("status", "!=", "unconfirmed"), is("reference", "is not", null), is("mergedInto", "is", null)]);

/** The index in `buckets`; `today` is the day in India. */
export const bucketAt = (today: string) => sql<number>`CASE
  WHEN ${sql.ref("callTime")} IS NOT NULL AND ${sql.ref("confirmedAt")} IS NULL AND ${sql.ref("status")} = 'new'
    AND coalesce(${sql.ref("dueOn")}, '') <= ${today} THEN 0
  WHEN ${sql.ref("status")} NOT IN (${sql.join(overStates)}) AND ${sql.ref("dueOn")} < ${today} THEN 1
  WHEN ${sql.ref("undeliveredAt")} IS NOT NULL THEN 2
  WHEN ${sql.ref("status")} IN (${sql.join(overStates)}) THEN 7
  WHEN ${sql.ref("dueOn")} = ${today} THEN 2
  WHEN ${sql.ref("dueOn")} IS NOT NULL THEN 5
  WHEN ${sql.ref("status")} = 'new' THEN 3
  WHEN ${sql.ref("status")} IN (${sql.join(datedStates)}) THEN 4
  ELSE 6 END`;

export const arrivedAt = sql<number>`CASE WHEN ${sql.ref("callTime")} IS NULL
  THEN coalesce(${sql.ref("confirmedAt")}, ${sql.ref("createdAt")}) ELSE ${sql.ref("createdAt")} END`;

/** In India, in milliseconds since 1970. */
export const startOfYear = (year: number): number => Date.parse(`${year}-01-01T00:00:00+05:30`);

function referenceBeginning(typed: string): string | undefined {
  const signs = referenceSignsIn(typed);
  return /^[EAF][A-Z\d]{1,8}$/.test(signs) ? groupedReference(signs) : undefined;
}

function hasWord(is: Is, patterns: string[]): Expression<SqlBool> {
  const leader = sql<string>`coalesce(${sql.ref("found.mergedInto")}, ${sql.ref("found.id")})`.as("id");
  const inSubmissions = is
    .selectFrom("submissions as found")
    .select(leader)
    .where((own) => own.or(patterns.map((pattern) => own("found.searchText", "like", pattern))));
  const inNotes = is
    .selectFrom("submissionNotes as noted")
    .innerJoin("submissions as found", "found.id", "noted.submissionId")
    .select(leader)
    .where("noted.struckAt", "is", null)
    .where((own) => own.or(patterns.map((pattern) => own("noted.searchText", "like", pattern))));
  return is.or([is("submissions.id", "in", inSubmissions), is("submissions.id", "in", inNotes)]);
}

function isFound(is: Is, typed: string): Expression<SqlBool> {
  const words = searchPatterns(typed).map((patterns) => hasWord(is, patterns));
  const beginning = referenceBeginning(typed);
  const phone = readPhone(typed).ok && !/\p{L}/u.test(typed) ? phoneKeyOf(typed) : null;
  const named = is
    .selectFrom("submissions as found")
    .select(sql<string>`coalesce(${sql.ref("found.mergedInto")}, ${sql.ref("found.id")})`.as("id"))
    .where("found.reference", "like", `${beginning}%`);
  return is.or([
    is.and(words),
    ...(phone ? [hasWord(is, [`%${phone}%`])] : []),
    ...(beginning ? [is("submissions.id", "in", named)] : []),
  ]);
}

export function matches({ kind, state, owner, source, year, q }: InboxFilter) {
  return (is: Is): Expression<SqlBool> =>
    is.and([
      isInInbox(is),
      ...(kind ? [is("kind", "=", kind)] : []),
      ...(state === "open" ? [is.or([is("status", "not in", overStates), is("undeliveredAt", "is not", null)])] : []),
      ...(state && state !== "open" ? [is("status", "=", state)] : []),
      ...(owner === "nobody" ? [is("owner", "is", null)] : []),
      ...(owner && owner !== "nobody" ? [is("owner", "=", owner)] : []),
      ...(source ? [is("source", "=", source)] : []),
      ...(year ? [is("createdAt", ">=", startOfYear(year)), is("createdAt", "<", startOfYear(year + 1))] : []),
      ...(q?.trim() ? [isFound(is, q)] : []),
    ]);
}
