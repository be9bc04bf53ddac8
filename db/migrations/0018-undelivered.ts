import { type Kysely, sql } from "kysely";

interface Tables {
  activities: { what: string; reason: string | null };
}

/** Actions whose reason contained typed words or file names. */
const withWords = ["profile.changeWanted", "profile.suspended", "fileAdded", "fileDeleted", "peopleAgreed"];

/** `undeliveredAt`: when a mail was given up. The reason of a suspension is erased with the member: the activity log
 * outlives people and keeps no typed words or file names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["submissions", "staffUsers"])
    await db.schema.alterTable(table).addColumn("undeliveredAt", "bigint").execute();
  await db.schema.alterTable("members").addColumn("suspendedFor", "text").execute();
  // Not that of an earlier time, where the command line suspended somebody and noted nothing.
  await sql`UPDATE members SET "suspendedFor" = (
    SELECT reason FROM activities WHERE what = 'profile.suspended' AND reference = uid AND at > "suspendedAt" - 60000
    ORDER BY at DESC LIMIT 1) WHERE "suspendedAt" IS NOT NULL`.execute(db);
  const tx = db as Kysely<Tables>;
  await tx.updateTable("activities").set({ reason: null }).where("what", "in", withWords).execute();
}
