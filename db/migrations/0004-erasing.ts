import type { Kysely } from "kysely";

/** When a member's account began to be erased: what is left of one, after a crash, is erased later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("members").addColumn("erasingAt", "bigint").execute();
}
