import type { Kysely } from "kysely";

/** When erasing an account began: after a crash, the rest is erased later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("members").addColumn("erasingAt", "bigint").execute();
}
