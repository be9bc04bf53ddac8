import type { Kysely } from "kysely";

interface Tables {
  revisions: { id: string; recordId: string; data: string };
  revisionFiles: { revisionId: string; fileId: string; recordId: string };
}

/** Revisions that are in memory at once. */
const batch = 500;

/** `revisionFiles`: which files a revision names, without reading data. `displacedEditions`: schedules that a
 * publication replaced, for undoing it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("revisionFiles")
    .addColumn("revisionId", "text", (column) => column.notNull().references("revisions.id").onDelete("cascade"))
    .addColumn("fileId", "text", (column) => column.notNull())
    .addColumn("recordId", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("revisionFilesByRevision", ["revisionId", "fileId"])
    .execute();
  await db.schema
    .createIndex("revisionFilesByFile")
    .on("revisionFiles")
    .columns(["fileId", "recordId", "revisionId"])
    .execute();
  await fill(db as Kysely<Tables>);

  await db.schema
    .createTable("displacedEditions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("displacedBy", "text", (column) => column.notNull())
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
    .execute();
  await db.schema.createIndex("displacedEditionsByEdition").on("displacedEditions").column("displacedBy").execute();
  await db.schema
    .createIndex("displacedEditionsByRecord")
    .on("displacedEditions")
    .columns(["recordId", "revisionId"])
    .execute();
}

async function fill(db: Kysely<Tables>): Promise<void> {
  for (let last = ""; ; ) {
    const some = await db
      .selectFrom("revisions")
      .select(["id", "recordId", "data"])
      .where("id", ">", last)
      .where("data", "like", '%"files/%')
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id: revisionId, recordId, data } of some) {
      const named = new Set([...data.matchAll(/"files\/([\da-f]{24})-\d[\dxpb-]*"/g)].map(([, fileId = ""]) => fileId));
      for (const fileId of named)
        await db.insertInto("revisionFiles").values({ revisionId, fileId, recordId }).execute();
    }
    last = some.at(-1)?.id ?? "";
    if (some.length < batch) return;
  }
}
