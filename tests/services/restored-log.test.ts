import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { LogEntry } from "#app/cms/publications/log-entry.ts";
import { headFile } from "#app/cms/publications/read-log.server.ts";
import { command } from "../help/commands.ts";
import { principal } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { clock, dataFolder, minute, openServices } from "../help/services.ts";

/** A site that is started and stopped on one folder. */
function openLogOf(dataDir: string) {
  const time = clock();
  const rows = () => rowsIn(dataDir, "SELECT seq, hash, entry FROM publications ORDER BY seq");
  const entries = (): LogEntry[] => rows().map(({ entry }) => JSON.parse(String(entry)));
  /** Starts the site, waits until its log has entries, works, and stops it. */
  async function run(count: number, work?: (services: Awaited<ReturnType<typeof openServices>>) => Promise<void>) {
    const services = await openServices({}, { dataDir, now: time.now });
    await vi.waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(count), { timeout: 10_000 });
    await work?.(services);
    await services.close();
  }
  const proof = () => command({ DATA_DIR: dataDir }, "proof", "verify");
  return { time, rows, entries, run, proof };
}

/** Publishes a row of the register once more. */
async function publishRow({ records }: Awaited<ReturnType<typeof openServices>>, key: string) {
  const { version, edition } = (await records.open("duties", "pci-approval")) ?? { version: 0, edition: "" };
  const name = { kind: "duties", slug: "pci-approval" };
  expect(await records.publish({ ...name, version, edition, key, actor: principal })).toMatchObject({ ok: true });
}

test("a restored backup is noticed at the start, and the log names the entries that are gone", async () => {
  const dataDir = dataFolder();
  const { time, rows, entries, run, proof } = openLogOf(dataDir);
  const backup = join(dataFolder(), "backup.sqlite");
  await run(1);
  const first = rows().length;
  expect(await command({ DATA_DIR: dataDir }, "backup", backup)).toMatchObject({ code: 0 });
  expect(existsSync(headFile(dataDir))).toBe(true);
  await run(first, (services) => publishRow(services, "one"));
  time.pass(2 * minute);
  await run(first + 1);
  const lost = rows().at(-1);
  expect(await proof()).toMatchObject({ code: 0, errors: "" });

  expect(await command({ DATA_DIR: dataDir }, "restore", backup, "--force")).toMatchObject({ code: 0 });
  expect(rows()).toHaveLength(first);
  const before = await proof();
  expect(before.code).toBe(1);
  expect(before.errors).toContain(`no entry ${first + 1} ${lost?.hash}`);

  await run(first + 1, (services) => publishRow(services, "two"));
  const named = { what: "restored", seq: first + 1, lost: { seq: first + 1, hash: lost?.hash } };
  expect(entries().at(-1)).toMatchObject(named);
  const after = await proof();
  expect(after).toMatchObject({ code: 0, errors: "" });
  expect(after.output).toContain(`All ${first + 1} entries hold.`);
  expect(after.output).toContain(`Entry ${first + 1}, ${new Date(time.now()).toISOString()}: a backup was restored.`);

  time.pass(2 * minute);
  await run(first + 2);
  expect(entries().filter(({ what }) => what === "restored")).toHaveLength(1);
  expect(entries().at(-1)).toMatchObject({ kind: "duties", what: "changed" });
  expect(await proof()).toMatchObject({ code: 0 });
});
