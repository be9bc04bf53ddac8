import type { Kysely } from "kysely";

/**
 * What a caller or walk-in says of the 12th and of the category; and `dueAt`, the moment of `dueOn` from which to try again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["subjects", "category"])
    await db.schema.alterTable("submissions").addColumn(name, "text").execute();
  await db.schema.alterTable("submissions").addColumn("dueAt", "bigint").execute();
}
