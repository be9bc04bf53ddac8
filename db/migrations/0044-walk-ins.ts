import type { Kysely } from "kysely";

/** From callers and walk-ins: 12th subjects and category. `dueAt`: the moment of `dueOn` from which to try again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["subjects", "category"])
    await db.schema.alterTable("submissions").addColumn(name, "text").execute();
  await db.schema.alterTable("submissions").addColumn("dueAt", "bigint").execute();
}
