import type { Rows } from "./store.server.ts";
import type { CodeRow, Purpose } from "./tables.ts";

/** The hash of a code that can no longer be entered: no code has it. */
export const dead = "";

/** Adds a code. One that opens something kills older ones of its purpose and address; their tickets stay. */
export async function addCode(rows: Rows, row: CodeRow): Promise<void> {
  const { emailKey, purpose, subject } = row;
  if (subject !== null)
    await rows
      .updateTable("codes")
      .set({ hash: dead })
      .where("emailKey", "=", emailKey)
      .where("purpose", "=", purpose)
      .execute();
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
  await rows.updateTable("codes").set({ hash: dead }).where("id", "=", ticket).execute();
}

/** Deletes codes whose time was over before this one; those of nobody, or all. */
export async function deleteCodesBefore(rows: Rows, time: number, whose: "nobody" | "all"): Promise<void> {
  const old = rows.deleteFrom("codes").where("expiresAt", "<", time);
  await (whose === "all" ? old : old.where("subject", "is", null)).execute();
}
