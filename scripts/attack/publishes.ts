import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { atMost, expected, type Finding } from "./finding.ts";
import { roundsOf } from "./options.ts";
import { inTwoStores, linesUntilKilled } from "./until-killed.ts";

/** The changes of each notice, by name: `saved`, `published`, `undone`, `takenOff`. */
type Done = Map<string, Set<string>>;

/** A notice in the store after a kill, and the expected response of its address. */
interface Kept {
  slug: string;
  text: string;
  status: 200 | 404 | 410;
}

/** Publishes in a process that is killed at a random moment, and adds what it acknowledged. */
async function publishUntilKilled(dataDir: string, acknowledged: Done): Promise<void> {
  for (const line of await linesUntilKilled("scripts/attack/publisher.ts", dataDir)) {
    const [slug = "", what = ""] = line.split(" ");
    acknowledged.set(slug, (acknowledged.get(slug) ?? new Set()).add(what));
  }
}

/** The notices of a store, and its faults: changes that are incomplete or lost. */
function storeAfter(dataDir: string, acknowledged: Done): { notices: Kept[]; faults: string[] } {
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 10_000 });
  const select = (sql: string) => file.prepare(sql).all();
  const faults = select("PRAGMA integrity_check").flatMap((row) => (row.integrity_check === "ok" ? [] : [`${row}`]));
  const rows = select(`SELECT slug, data,
    (SELECT count(*) FROM editions WHERE recordId = records.id AND revisionId = draftId AND off IS NULL) AS shown,
    (SELECT count(*) FROM editions WHERE recordId = records.id AND off IS NOT NULL) AS off,
    (SELECT group_concat(what) FROM activities WHERE activities.slug = records.slug) AS noted
    FROM records LEFT JOIN revisions ON revisions.id = draftId ORDER BY records.rowid`);
  file.close();
  const notices = rows.map(({ slug, data, shown, off, noted }): Kept & { what: Set<string> } => {
    const names: Record<string, string> = { created: "saved", scheduled: "published" };
    const what = new Set(
      String(noted)
        .split(",")
        .map((each) => names[each] ?? each),
    );
    const isShown = what.has("published") && !what.has("undone");
    const isWhole = what.has("saved") && shown === Number(isShown) && off === Number(what.has("takenOff"));
    if (!data || !isWhole) faults.push(`${slug}: ${noted}, but ${shown} and ${off} editions`);
    const { text } = JSON.parse(String(data ?? "{}"));
    return { slug: String(slug), text: text?.en, what, status: off ? 410 : shown ? 200 : 404 };
  });
  const kept = new Map(notices.map((notice) => [notice.slug, notice.what]));
  for (const [slug, what] of acknowledged)
    if (!what.isSubsetOf(kept.get(slug) ?? new Set())) faults.push(`${slug}: ${[...what]} is lost`);
  return { notices, faults };
}

/**
 * Repeatedly kills a process that publishes, undoes and unpublishes.
 * @returns the acknowledged changes, the notices afterwards, and the faults
 */
export async function killedPublishes(dataDir: string, kills: number) {
  const done: Done = new Map();
  const faults: string[] = [];
  let notices: Kept[] = [];
  for (let round = 0; round < kills; round++) {
    await publishUntilKilled(dataDir, done);
    const after = storeAfter(dataDir, done);
    notices = after.notices;
    faults.push(...after.faults);
  }
  const acknowledged = [...done.values()].flatMap((what) => [...what]);
  return { acknowledged, notices, faults };
}

/**
 * Kills the publishing of notices at random moments: each change must be complete or not made at all, and no
 * acknowledged one lost.
 */
export async function publishes(): Promise<Finding[]> {
  const rounds = roundsOf("publishes");
  const { acknowledged, faults } = await inTwoStores(killedPublishes, rounds);
  const sent = `${rounds} x kill -9 of publishing, undoing and taking off`;
  return [
    atMost(sent, "changes lost, or made in part", faults.length, 0),
    expected(sent, `${acknowledged.length} acknowledged`, "some", acknowledged.length > rounds),
  ];
}
