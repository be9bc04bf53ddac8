import type { Kysely } from "kysely";

/** `claimedUntil`: until then one process has a mail to itself, so that no other sends it as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("claimedUntil", "bigint").execute();
  await db.schema
    .createTable("officeMails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("sentAt", "bigint", (column) => column.notNull())
    .execute();
}
