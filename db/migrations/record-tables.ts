import type { Kysely } from "kysely";

export async function createRecordTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("records")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("draftId", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("changedAt", "bigint", (column) => column.notNull())
    .addColumn("discardedAt", "bigint")
    .addUniqueConstraint("recordsBySlug", ["kind", "slug"])
    .execute();
  await db.schema.createIndex("recordsByChange").on("records").columns(["kind", "changedAt"]).execute();

  await db.schema
    .createTable("revisions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("recordId", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("confirmed", "text", (column) => column.notNull())
    .addColumn("by", "text")
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("basedOn", "integer")
    .addColumn("isUnused", "integer", (column) => column.notNull())
    .addUniqueConstraint("revisionsByNumber", ["recordId", "number"])
    .execute();

  await db.schema
    .createTable("editions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("recordId", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("revisionId", "text", (column) => column.notNull().references("revisions.id"))
    .addColumn("publicFrom", "bigint", (column) => column.notNull())
    .addColumn("publicUntil", "bigint")
    .addColumn("off", "text")
    .addColumn("replacedBy", "text")
    .addColumn("follows", "text")
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("editionsByNumber", ["recordId", "number"])
    .execute();
  await db.schema.createIndex("editionsByTime").on("editions").columns(["recordId", "publicFrom"]).execute();

  await db.schema
    .createTable("activities")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("byName", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("kind", "text")
    .addColumn("slug", "text")
    .addColumn("reference", "text")
    .addColumn("fromRevision", "integer")
    .addColumn("toRevision", "integer")
    .addColumn("reason", "text")
    .addColumn("key", "text", (column) => column.unique())
    .execute();
  await db.schema.createIndex("activitiesByTime").on("activities").column("at").execute();
  await db.schema.createIndex("activitiesByRecord").on("activities").columns(["kind", "slug", "at"]).execute();

  await db.schema
    .createTable("files")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("fileVersions")
    .addColumn("fileId", "text", (column) => column.notNull().references("files.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("bytes", "blob", (column) => column.notNull())
    .addPrimaryKeyConstraint("fileVersionsByName", ["fileId", "name"])
    .execute();
}
