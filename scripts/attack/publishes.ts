import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { temporaryFolder } from "../measure/program.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { rounds } from "./options.ts";
import { linesUntilKilled } from "./until-killed.ts";

/** Publishes in a process that is killed at a random moment. @returns the names of acknowledged notices, with their texts */
async function publishUntilKilled(dataDir: string): Promise<[slug: string, key: string][]> {
  const lines = await linesUntilKilled("scripts/attack/publisher.ts", dataDir);
  return lines.map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
}

/** What is wrong with a store: notices that are public in part, or lost. */
function faultsIn(dataDir: string, acknowledged: Map<string, string>): string[] {
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 10_000 });
  const select = (sql: string) => file.prepare(sql).all();
  const faults = select("PRAGMA integrity_check").flatMap((row) => (row.integrity_check === "ok" ? [] : [`${row}`]));
  const rows = select(`SELECT slug, data,
    (SELECT count(*) FROM editions WHERE recordId = records.id AND revisionId = draftId) AS editions,
    (SELECT count(*) FROM activities WHERE activities.slug = records.slug AND what IN ('published', 'scheduled')) AS said
    FROM records LEFT JOIN revisions ON revisions.id = draftId`);
  file.close();
  const kept = new Map(rows.map((row) => [String(row.slug), row]));
  for (const { slug, data, editions, said } of rows)
    if (!data || editions !== said || Number(editions) > 1) faults.push(`${slug}: ${editions} editions, ${said} said`);
  for (const [slug, key] of acknowledged) {
    const row = kept.get(slug);
    if (row?.editions !== 1 || !String(row.data).includes(`Notice ${key}"`)) faults.push(`${slug} is lost`);
  }
  return faults;
}

/** Kills a process so often while it publishes. @returns the names of what it acknowledged, and what is wrong then */
export async function killedPublishes(dataDir: string, kills: number) {
  const acknowledged = new Map<string, string>();
  const faults: string[] = [];
  for (let round = 0; round < kills; round++) {
    for (const [slug, key] of await publishUntilKilled(dataDir)) acknowledged.set(slug, key);
    faults.push(...faultsIn(dataDir, acknowledged));
  }
  return { acknowledged, faults };
}

/** Kills the publishing of notices at random moments: each is public in full or not at all, and none is lost. */
export async function publishes(): Promise<Finding[]> {
  using folder = temporaryFolder();
  const { acknowledged, faults } = await killedPublishes(folder.path, rounds);
  const sent = `${rounds} x kill -9 of publishing`;
  return [
    atMost(sent, "notices lost, or public in part", faults.length, 0),
    expected(sent, `${acknowledged.size} acknowledged`, "some", acknowledged.size > rounds),
  ];
}
