import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { temporaryFolder } from "../measure/program.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { rounds } from "./options.ts";
import { linesUntilKilled } from "./until-killed.ts";

/** What is wrong with a store: changes that were acknowledged and lost, or done in part. */
function faultsIn(dataDir: string, acknowledged: string[]): string[] {
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 10_000 });
  const select = (sql: string) => file.prepare(sql).all();
  const faults = select("PRAGMA integrity_check").flatMap((row) => (row.integrity_check === "ok" ? [] : [`${row}`]));
  const rows = select(`SELECT reference, status, mergedInto,
    (SELECT reference FROM submissions AS kept WHERE kept.id = submissions.mergedInto) AS kept,
    (SELECT count(*) FROM submissionMerges WHERE mergedId = submissions.id) AS merges,
    (SELECT count(*) FROM submissionNotes WHERE submissionId = submissions.id AND kind = 'state') AS notes,
    (SELECT count(*) FROM activities WHERE activities.reference = submissions.reference AND what = 'inbox-state') AS said
    FROM submissions`);
  const logged = Number(select("SELECT count(*) AS count FROM activities WHERE what = 'inbox-export'")[0]?.count);
  file.close();
  const kept = new Map(rows.map((row) => [String(row.reference), row]));
  for (const { reference, status, mergedInto, merges, notes, said } of rows) {
    const moved = status === "registered" ? 1 : 0;
    if (notes !== moved || said !== moved) faults.push(`${reference} is ${status}: ${notes} notes, ${said} said`);
    if (merges !== (mergedInto === null ? 0 : 1)) faults.push(`${reference} has ${merges} merges`);
  }
  const exported = acknowledged.filter((line) => line === "exported").length;
  if (logged < exported) faults.push(`of ${exported} exports, the log of activities has ${logged}`);
  for (const line of acknowledged.filter((each) => each !== "exported")) {
    const [older = "", newer] = line.split(" ");
    if (kept.get(older)?.status !== "registered") faults.push(`the state of ${older} is lost`);
    if (newer && kept.get(newer)?.kept !== older) faults.push(`the merge of ${newer} is lost`);
  }
  return faults;
}

/** Kills a process so often while it works in the inbox. @returns what it acknowledged, and what is wrong then */
export async function killedClerks(dataDir: string, kills: number) {
  const acknowledged: string[] = [];
  const faults: string[] = [];
  for (let round = 0; round < kills; round++) {
    acknowledged.push(...(await linesUntilKilled("scripts/attack/clerk.ts", dataDir)));
    faults.push(...faultsIn(dataDir, acknowledged));
  }
  return { acknowledged, faults };
}

/** Kills the work in the inbox at random moments: each change is done in full or not at all, and none is lost. */
export async function inboxChanges(): Promise<Finding[]> {
  using folder = temporaryFolder();
  const { acknowledged, faults } = await killedClerks(folder.path, rounds);
  const sent = `${rounds} x kill -9 of the inbox`;
  return [
    atMost(sent, "states, merges and exports lost, or done in part", faults.length, 0),
    expected(sent, `${acknowledged.length} acknowledged`, "some", acknowledged.length > rounds),
  ];
}
