/** A command that writes the reminder of a paper on a DAY in the store in DATA_DIR, and dies as by kill -9 at the moment MOMENT names. */
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { endingPaper, remindersOn } from "./reminders.ts";

const [day = "", moment = ""] = process.argv.slice(2);
const { db, file } = await openSqliteStore(process.env.DATA_DIR ?? "");
file.function("die", () => Number(process.kill(process.pid, "SIGKILL")));
if (moment) file.exec(`CREATE TEMP TRIGGER dying ${moment} BEGIN SELECT die(); END`);
const now = () => Date.parse(`${day}T10:00:00+05:30`);
await remindersOn(db, now, () => [endingPaper])();
process.kill(process.pid, "SIGKILL");
