import type { Kysely } from "kysely";

/**
 * Until when one process has a mail to itself, so that no other sends it as well; and the mails that went to the office
 * one by one, which are counted for all processes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("claimedUntil", "bigint").execute();
  await db.schema
    .createTable("officeMails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("sentAt", "bigint", (column) => column.notNull())
    .execute();
}
