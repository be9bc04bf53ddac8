import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { atMost, expected, type Finding } from "./finding.ts";
import { roundsOf } from "./options.ts";
import { inTwoStores, linesUntilKilled } from "./until-killed.ts";

/** Faults of a store: acknowledged changes that are lost or incomplete. */
function faultsIn(dataDir: string, acknowledged: string[]): string[] {
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 10_000 });
  const select = (sql: string) => file.prepare(sql).all();
  const faults = select("PRAGMA integrity_check").flatMap((row) => (row.integrity_check === "ok" ? [] : [`${row}`]));
  const rows = select(`SELECT own.reference, own.status, own.source, own.mergedInto, leaders.mergedInto AS next,
    coalesce(leaders.reference, own.reference) AS leader,
    (SELECT count(*) FROM submissionMerges WHERE mergedId = own.id) AS merges,
    (SELECT count(*) FROM submissionMerges WHERE keptId = own.id) AS kept,
    (SELECT group_concat(kind) FROM submissionNotes WHERE submissionId = own.id) AS notes,
    (SELECT group_concat(what) FROM activities WHERE activities.reference = own.reference) AS said
    FROM submissions AS own LEFT JOIN submissions AS leaders ON leaders.id = own.mergedInto`);
  const logged = Number(select("SELECT count(*) AS count FROM activities WHERE what = 'inbox-export'")[0]?.count);
  file.close();
  const found = new Map(rows.map((row) => [String(row.reference), row]));
  for (const { reference, status, source, mergedInto, next, merges, kept, notes, said } of rows) {
    const counted = (list: unknown, word: string) =>
      String(list ?? "")
        .split(",")
        .filter((each) => each === word).length;
    const wrong = (what: string, count: unknown, limit: number) => {
      if (count !== limit) faults.push(`${reference}: ${count} ${what} in place of ${limit}`);
    };
    const moved = status === "registered" ? 1 : 0;
    wrong("lines of its state", counted(notes, "state"), moved);
    wrong("activities about its state", counted(said, "inbox-state"), moved);
    wrong("lines of merges", counted(notes, "merged"), Number(kept));
    wrong("activities about merges", counted(said, "inbox-merge"), Number(kept));
    wrong("merges", merges, mergedInto === null ? 0 : 1);
    wrong("lines of a walk-in", counted(notes, "note"), source === "walkIn" ? 1 : 0);
    wrong("activities about a walk-in", counted(said, "inbox-add"), source === "walkIn" ? 1 : 0);
    if (next !== null) faults.push(`${reference} is led by one that is led`);
  }
  const exported = acknowledged.filter((line) => line === "exported").length;
  if (logged < exported) faults.push(`of ${exported} exports, the log of activities has ${logged}`);
  for (const line of acknowledged) {
    const [what, ...references] = line.split(" ");
    const about = references.map((each) => found.get(each));
    if (about.includes(undefined)) faults.push(`${line}: lost`);
    if (what === "moved" && about[0]?.status !== "registered") faults.push(`${line}: its state is lost`);
    if (what === "merged" && new Set(about.map((each) => each?.leader)).size !== 1) faults.push(`${line}: separate`);
  }
  return faults;
}

/**
 * Repeatedly kills a process that works in the inbox.
 * @returns what it acknowledged, and the faults
 */
export async function killedClerks(dataDir: string, kills: number) {
  const acknowledged: string[] = [];
  const faults: string[] = [];
  for (let round = 0; round < kills; round++) {
    acknowledged.push(...(await linesUntilKilled("scripts/attack/clerk.ts", dataDir)));
    faults.push(...faultsIn(dataDir, acknowledged));
  }
  return { acknowledged, faults };
}

/**
 * Kills work in the inbox at random moments: each change must be complete or not made at all, and no acknowledged one
 * lost.
 */
export async function inboxChanges(): Promise<Finding[]> {
  const rounds = roundsOf("inbox");
  const { acknowledged, faults } = await inTwoStores(killedClerks, rounds);
  const sent = `${rounds} x kill -9 of the inbox`;
  return [
    atMost(sent, "states, merges, exports and walk-ins lost, or done in part", faults.length, 0),
    expected(sent, `${acknowledged.length} acknowledged`, "some", acknowledged.length > rounds),
  ];
}
