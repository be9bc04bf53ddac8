import type { Rows } from "./store.server.ts";
import type { CodeRow, Purpose } from "./tables.ts";

/** Adds a code; older ones of the same purpose and address die. */
export async function replaceCodes(rows: Rows, row: CodeRow): Promise<void> {
  await rows.deleteFrom("codes").where("emailKey", "=", row.emailKey).where("purpose", "=", row.purpose).execute();
  await rows.insertInto("codes").values(row).execute();
}

/** The code that a ticket names. */
export function codeOf(rows: Rows, ticket: string, purpose: Purpose): Promise<CodeRow | undefined> {
  return rows
    .selectFrom("codes")
    .selectAll()
    .where("id", "=", ticket)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
}

/** The living code that was made for a submission after a time. */
export function codeFor(rows: Rows, subject: string, after: number): Promise<CodeRow | undefined> {
  return rows
    .selectFrom("codes")
    .selectAll()
    .where("subject", "=", subject)
    .where("createdAt", ">", after)
    .where("hash", "!=", "")
    .executeTakeFirst();
}

/** Counts a wrong try. */
export async function countTry(rows: Rows, ticket: string): Promise<void> {
  await rows
    .updateTable("codes")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "=", ticket)
    .execute();
}

/** Makes a code useless; its ticket still names what it was for. */
export async function killCode(rows: Rows, ticket: string): Promise<void> {
  await rows.updateTable("codes").set({ hash: "" }).where("id", "=", ticket).execute();
}

/** Ends a code. */
export async function deleteCode(rows: Rows, ticket: string): Promise<void> {
  await rows.deleteFrom("codes").where("id", "=", ticket).execute();
}

/** Ends every code whose time was over before this one. */
export async function deleteCodesBefore(rows: Rows, time: number): Promise<void> {
  await rows.deleteFrom("codes").where("expiresAt", "<", time).execute();
}
