/** A command that publishes the fees of a year again in the store in DATA_DIR, and dies as by kill -9 at the moment MOMENT names. */
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { openRecordServices } from "#app/record-services.server.ts";

const [moment = "", round = ""] = process.argv.slice(2);
const die = () => process.kill(process.pid, "SIGKILL");
const { db, file, publicRevision } = await openSqliteStore(process.env.DATA_DIR ?? "");
let time = Date.parse("2026-11-21T10:00:00Z") + Number(round) * 600_000;
const { office, publications } = await openRecordServices({ db, now: () => time, publicRevision });
const { version, edition } = (await office.open("feeOrders", "2026-27")) ?? { version: 0, edition: "" };
const actor = { uid: "ravi", name: "Ravi", role: "principal", locale: "mr", firstLanguage: "mr" } as const;
const published = await office.publish({
  kind: "feeOrders",
  slug: "2026-27",
  version,
  edition,
  key: `form-${round}`,
  actor,
  retyped: "76000",
});
if (!published.ok) throw new Error(JSON.stringify(published));
if (moment === "published") die();
time += 70_000;
file.function("die", () => Number(die()));
if (moment !== "entered")
  file.exec(`CREATE TEMP TRIGGER dying ${moment} INSERT ON publications BEGIN SELECT die(); END`);
await publications.append();
die();
