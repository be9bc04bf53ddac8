/**
 * Publishes one notice after the other in the store of DATA_DIR, each second one for a time, and writes the name of each
 * that was acknowledged, until it is killed. Its clock is an hour slow, so that all of them are due for others.
 */
import { createDirectory } from "../../app/features/profiles/directory.service.server.ts";
import { openStore } from "../../app/platform/db/store.server.ts";
import { openRecordServices } from "../../app/record-services.server.ts";
import { readSettings } from "../../app/settings.server.ts";

const now = () => Date.now() - 3_600_000;
const { db, publicRevision } = await openStore(readSettings(process.env));
const directory = createDirectory(db);
const { records } = await openRecordServices({ db, now, publicRevision, directory });
const actor = { uid: "clerk", name: "Meena", role: "office", locale: "mr", firstLanguage: "mr" } as const;
const kind = "notices";

for (let number = 0; ; number++) {
  const key = `${process.pid} ${number}`;
  const data = { on: "2026-11-22", text: { en: `Notice ${key}`, mr: `सूचना ${key}` } };
  const saved = await records.save({ kind, data, version: 0, key, actor });
  if (!saved.ok) throw new Error(saved.reason);
  const { slug, version } = saved;
  const from = number % 2 === 1 ? now() + 600_000 : undefined;
  const published = await records.publish({ kind, slug, version, edition: "", key, actor, from });
  if (!published.ok) throw new Error(published.reason);
  process.stdout.write(`${slug} ${key}\n`);
}
