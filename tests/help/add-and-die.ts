/** A command that adds a picture of the office to the store in DATA_DIR, and dies as by kill -9 before its last version is written. */

import { createFiles } from "#app/cms/files/files.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { pictureOf } from "./faculty-files.ts";

const { db, file } = await openSqliteStore(process.env.DATA_DIR ?? "");
file.function("die", () => Number(process.kill(process.pid, "SIGKILL")));
file.exec(`CREATE TEMP TRIGGER dying BEFORE INSERT ON fileVersions WHEN NEW.name = '480.webp' BEGIN SELECT die(); END`);
const limits = { consume: async () => ({ ok: true }) as const };
const files = createFiles({ db, now: Date.now, limits, ofContent: () => [] });
const bytes = await pictureOf("red", { width: 1000, height: 500 });
await files.add({ bytes, name: "a.jpg", actor: { uid: "clerk", name: "Meena", role: "office" } });
