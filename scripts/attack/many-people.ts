import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Target } from "./server.ts";

/** Fills the inbox with copies of an enquiry that it has, each of another person. */
export function manyPeople({ dataDir }: Pick<Target, "dataDir">, count: number): void {
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 10_000 });
  const [row = {}] = file.prepare("SELECT * FROM submissions WHERE reference IS NOT NULL LIMIT 1").all();
  const names = Object.keys(row);
  const insert = file.prepare(
    `INSERT INTO submissions (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
  );
  file.exec("BEGIN IMMEDIATE");
  for (let at = 0; at < count; at += 1) {
    const own = at.toString(32).padStart(4, "0").toUpperCase();
    const email = `person${at}@example.org`;
    const other = { id: randomUUID(), reference: `E-TEST-${own}`, name: `Person ${at} Namune`, email, emailKey: email };
    insert.run(...names.map((name) => ({ ...row, ...other })[name] as SQLInputValue));
  }
  file.exec("COMMIT");
  file.close();
}
