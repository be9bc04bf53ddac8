import type { Kysely } from "kysely";

interface Tables {
  staffUsers: { id: string; role: string; wasPrincipal: number };
  staffTwoFactors: { userId: string; verifiedAt: number | null };
}

/** An admin asks for a role that sees applicants, a principal confirms. `erasedAt`: only the row is left of somebody
 * who left long ago. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("staffUsers");
  await table().addColumn("askedRole", "text").execute();
  await table().addColumn("askedBy", "text").execute();
  await table()
    .addColumn("wasPrincipal", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await table().addColumn("erasedAt", "bigint").execute();
  const tx = db as Kysely<Tables>;
  await tx
    .updateTable("staffUsers")
    .set({ wasPrincipal: 1 })
    .where("role", "=", "principal")
    .where("id", "in", (is) => is.selectFrom("staffTwoFactors").select("userId").where("verifiedAt", "is not", null))
    .execute();
}
