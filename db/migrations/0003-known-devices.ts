import type { Kysely } from "kysely";

/** Browsers and addresses from which members signed in, as keyed digests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("knownDevices")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("knownDevicesByMember").on("knownDevices").column("uid").execute();
}
