import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("submissions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.unique())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("hscPercentage", "text")
    .addColumn("email", "text")
    .addColumn("emailKey", "text")
    .addColumn("phone", "text")
    .addColumn("text", "text")
    .addColumn("isMinor", "integer", (column) => column.notNull())
    .addColumn("guardianName", "text")
    .addColumn("guardianPhone", "text")
    .addColumn("guardianConfirmedAt", "bigint")
    .addColumn("consentVersion", "text", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("confirmedAt", "bigint")
    .addColumn("changedAt", "bigint")
    .execute();

  await db.schema
    .createTable("codes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("emailKey", "text", (column) => column.notNull())
    .addColumn("subject", "text")
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("codesByEmail").on("codes").columns(["emailKey", "purpose"]).execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text")
    .addColumn("details", "text")
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("dueAt", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("outboxByDue").on("outbox").column("dueAt").execute();
}
