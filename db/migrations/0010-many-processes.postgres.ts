import { type Kysely, sql } from "kysely";
import { up as upOnAll } from "./0010-many-processes.ts";

/** PostgreSQL also shares limits, waits and form answers between processes. UNLOGGED: a crash may lose them, which
 * harms nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await upOnAll(db);
  // The columns that rate-limiter-flexible takes, in its order.
  await db.schema
    .createTable("limits")
    .modifyFront(sql`UNLOGGED`)
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expire", "bigint")
    .execute();
  await db.schema.createIndex("limitsByEnd").on("limits").column("expire").execute();
  await db.schema
    .createTable("backoff")
    .modifyFront(sql`UNLOGGED`)
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("nextAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("backoffByEnd").on("backoff").column("expiresAt").execute();
  await db.schema
    .createTable("answeredPages")
    .modifyFront(sql`UNLOGGED`)
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("session", "text")
    .addColumn("isShownOnce", "integer", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("answeredPagesByEnd").on("answeredPages").column("expiresAt").execute();
  await db.schema.createIndex("answeredPagesBySession").on("answeredPages").column("session").execute();
}
