import type { Kysely } from "kysely";
import type { FactName, Tables } from "./tables.ts";

export async function readFact(db: Kysely<Tables>, name: FactName): Promise<number | undefined> {
  const row = await db.selectFrom("facts").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeFact(db: Kysely<Tables>, name: FactName, value: number | undefined): Promise<void> {
  if (value === undefined) await db.deleteFrom("facts").where("name", "=", name).execute();
  else
    await db
      .insertInto("facts")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
}
