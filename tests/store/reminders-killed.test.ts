import { expect } from "vitest";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { runCommand } from "../help/commands.ts";
import { testOnSqlite } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder } from "../help/services.ts";

/** The days with a reminder of the paper, how many people get it, and when a process dies that writes it. */
const days: [day: string, recipients: number, moment: string][] = [
  ["2026-11-23", 1, "BEFORE INSERT ON reminders"],
  ["2026-12-22", 1, "AFTER INSERT ON reminders"],
  ["2027-01-14", 2, "BEFORE INSERT ON outbox"],
  ["2027-01-21", 2, "AFTER INSERT ON outbox"],
  ["2027-01-28", 2, "BEFORE INSERT ON outbox"],
];

testOnSqlite(
  "a process that is killed while it writes a reminder leaves none, and those after it write it once",
  async () => {
    const dataDir = dataFolder();
    await (await openSqliteStore(dataDir)).close();
    const mails = () => rowsIn(dataDir, "SELECT 1 FROM outbox").length;
    /** Runs a process that always dies: at a moment or, without one, when the reminder is written. */
    async function run(day: string, moment: string) {
      const { code, errors } = await runCommand(dataDir, "tests/help/remind-and-die.ts", day, moment);
      expect({ code, errors }).toEqual({ code: -1, errors: "" });
    }
    let expected = 0;
    for (const [day, recipients, moment] of days) {
      await run(day, moment);
      expect(mails(), `${day} ${moment}`).toBe(expected);
      expected += recipients;
      await run(day, "");
      expect(mails(), day).toBe(expected);
    }
    await run("2027-01-28", "");
    expect(mails(), "again").toBe(expected);
  },
  // It starts eleven processes one after the other, each of which takes seconds while other tests run.
  240_000,
);
