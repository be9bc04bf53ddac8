import { baseFolder, followBase } from "../../app/cms/content/content-source.server.ts";
import { exportFiles, importFiles } from "../../app/cms/files/files-folder.server.ts";
import { createFirstVersions } from "../../app/cms/records/kind-files.server.ts";
import { openPublication } from "../../app/cms/records/publication.server.ts";
import { publishable } from "../../app/cms/records/publishable.ts";
import { exportRecords, importRecords, refuseRecords } from "../../app/cms/records/record-transfer.server.ts";
import { recordKinds } from "../../app/kinds.ts";
import { attachStore, openStore } from "../../app/lib/db/store.server.ts";
import { type Command, UsageError } from "./command.ts";

const usage = `What the office has published, as files and back:
  npm run content -- export FOLDER   writes all that is public into a new folder like content/
  npm run content -- import FOLDER   puts the files, and what YAML cannot say, into a store without records;
                                     then start with CONTENT_DIR=FOLDER
  npm run content -- upgrade FOLDER  writes a content folder of version 0.1 in the shape of this version, as FOLDER-upgraded`;

/** Exports and imports what the office has published. */
export const content: Command = async ([name, folder, ...more], { settings, say }) => {
  if (name === "upgrade" && folder && more.length === 0) {
    const { upgrade } = await import("./upgrade.ts");
    upgrade(folder, settings.starterDir ?? "starter", { say });
    return;
  }
  if (!folder || more.length > 0 || (name !== "export" && name !== "import")) throw new UsageError(usage);
  const { db, publicRevision, close } = name === "import" ? await openStore(settings) : await attachStore(settings);
  try {
    if (name === "import") {
      await refuseRecords(db);
      // The records come last and all at once: an import that was interrupted before them can be repeated.
      const files = await importFiles(db, folder);
      const records = await importRecords(db, folder, Date.now());
      say(`${files} files and ${records} records with more to say than a file are in the store.`);
      return;
    }
    const parts = { db, now: Date.now, files: createFirstVersions(recordKinds), publishable };
    const publication = await openPublication({ ...parts, publicRevision, followBase: () => followBase(db) });
    const contentDir = baseFolder();
    const written = await exportRecords({
      db,
      records: publication.records(),
      kinds: recordKinds,
      contentDir,
      folder,
      now: Date.now(),
    });
    const named = await db.selectFrom("revisionFiles").select("fileId").distinct().execute();
    await exportFiles(
      db,
      named.map(({ fileId }) => fileId),
      folder,
    );
    say(`Changed in "${folder}": ${written.join(", ") || "nothing"}. All else is as in "${contentDir}".`);
  } finally {
    await close();
  }
};
