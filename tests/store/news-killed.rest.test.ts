import { expect } from "vitest";
import { noDetails } from "#app/forms/submissions/submission.ts";
import { newReference, rowOf } from "#app/forms/submissions/submissions.server.ts";
import { insertSubmission } from "#app/forms/submissions/submissions-table.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { runCommand } from "../help/commands.ts";
import { testOnSqlite } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder } from "../help/services.ts";

/** When a process dies that mails a notice to those who asked. */
const moments = ["AFTER INSERT ON newsTold", "AFTER INSERT ON outbox"];

testOnSqlite(
  "a process that is killed while it tells those who asked tells nobody, and the next tells each once",
  async () => {
    const dataDir = dataFolder();
    const { db, close } = await openSqliteStore(dataDir);
    for (const name of ["Asha", "Meera", "Sunita"]) {
      const details = { ...noDetails, name, email: `${name}@example.org` };
      const row = { ...rowOf("enquiry", details, "mr", Date.now()), confirmedAt: 1, status: "new" as const };
      await insertSubmission(db, { ...row, reference: newReference("enquiry") });
    }
    await close();
    const counts = () => ["outbox", "newsTold"].map((table) => rowsIn(dataDir, `SELECT 1 FROM ${table}`).length);
    const run = async (key: string, moment = "") =>
      expect(await runCommand(dataDir, "tests/help/tell-and-die.ts", key, moment)).toMatchObject({
        code: -1,
        errors: "",
      });
    for (const moment of moments) {
      await run("first", moment);
      expect(counts(), moment).toEqual([0, 0]);
    }
    await run("first");
    expect(counts(), "pressed again").toEqual([3, 3]);
    for (const key of ["first", "another"]) await run(key);
    expect(counts(), "and again").toEqual([3, 3]);
  },
  // It starts five processes one after the other: half a minute alone, over two minutes beside the other tests.
  300_000,
);
