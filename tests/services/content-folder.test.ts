import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "#app/cms/content/content-source.server.ts";
import { mergeLive } from "#app/cms/content/public-records.server.ts";
import { readRecords } from "#app/cms/content/read-records.server.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import type { Publication } from "#app/cms/records/publication.server.ts";
import { exportRecords, importRecords } from "#app/cms/records/record-transfer.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { command } from "../help/commands.ts";
import { placeOf } from "../help/place.ts";
import { clerk, newNotice, noticeKind, openRecordsOn, openRecordsService } from "../help/records.ts";
import { dataFolder, minute } from "../help/services.ts";
import { temporaryFolder } from "../help/temporary.ts";

const kind = "notices";
const contentDir = "tests/content";
const kinds = [noticeKind as RecordKind];

/** The notices as pages get them. */
const shown = (publication: Publication, folder: string) => {
  const { notices } = readRecords(filesOfKinds(noticeKind), contentFolder(folder));
  return mergeLive(kind, notices, publication.records().entries(kind));
};

test("what is public is exported as files, and shows the same from an empty store", async () => {
  const { records, publication, store, time, key } = await openRecordsService();
  const edition = async (slug: string) => (await records.open(kind, slug))?.edition ?? "";
  const saved = async (slug: string | undefined, data: object, version = 0) => {
    const outcome = await records.save({ kind, slug, data: { ...data }, version, key: key(), actor: clerk });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome;
  };
  const publish = async ({ slug, version }: { slug: string; version: number }, more: object = {}) => {
    const form = { kind, slug, version, edition: await edition(slug), key: key(), actor: clerk };
    expect(await records.publish({ ...form, ...more })).toMatchObject({ ok: true });
  };
  const opened = await records.open(kind, "orientation");
  await publish(await saved("orientation", { ...opened?.data, on: "2026-09-01" }));
  await publish(await saved(undefined, newNotice));
  await publish(await saved(undefined, { on: "2026-11-21", text: { mr: "सूचना" } }), { follows: "en" });
  await publish(await saved(undefined, newNotice), { until: time.now() + 90 * minute });
  await publish(await saved(undefined, newNotice), { from: time.now() + 60 * minute });
  const off = { kind, slug: "internal-exams", edition: "", key: key(), actor: clerk, why: "ended" as const };
  expect(await records.takeOff(off)).toMatchObject({ ok: true });
  time.pass(2 * minute);

  const folder = join(temporaryFolder("exported-"), "content");
  onTestFinished(() => rmSync(join(folder, ".."), { recursive: true, force: true }));
  const parts = { db: store.db, records: publication.records(), kinds, contentDir, folder, now: time.now() };
  expect(await exportRecords(parts)).toEqual(["records/notices.yaml", "records/states.yaml"]);
  await expect(exportRecords(parts)).rejects.toThrow("not empty");
  expect(readFileSync(join(folder, "institute.yaml"))).toEqual(readFileSync(join(contentDir, "institute.yaml")));
  expect(parse(readFileSync(join(folder, "records/states.yaml"), "utf8"))).toHaveLength(4);

  const empty = await openStore(placeOf(dataFolder()));
  onTestFinished(empty.close);
  expect(await importRecords(empty.db, folder, time.now())).toBe(4);
  await expect(importRecords(empty.db, folder, time.now())).rejects.toThrow("empty one");
  const other = await openRecordsOn(empty, time.now);
  const again = join(folder, "../again");
  const imported = { db: empty.db, records: other.publication.records(), kinds, contentDir: folder };
  await exportRecords({ ...imported, folder: again, now: time.now() });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));
  expect(files.filter((name) => !readFileSync(join(again, name)).equals(readFileSync(join(folder, name))))).toEqual([]);
  expect(readdirSync(again, { recursive: true })).toHaveLength(readdirSync(folder, { recursive: true }).length);
  for (const passes of [0, 60 * minute, 60 * minute]) {
    time.pass(passes);
    expect(shown(other.publication, folder)).toEqual(shown(publication, contentDir));
  }
  expect(other.publication.records().entries(kind)?.get("internal-exams")).toMatchObject({ is: "ended" });

  // No record is there before all files are, so that an import that was interrupted can be repeated.
  const interrupted = dataFolder();
  const incomplete = join(folder, "files", "0".repeat(64));
  mkdirSync(incomplete, { recursive: true });
  const run = () => command({ DATA_DIR: interrupted, CONTENT_DIR: contentDir }, "content", "import", folder);
  expect(await run()).toMatchObject({ code: 1, errors: expect.stringContaining("no file that can be used") });
  rmSync(incomplete, { recursive: true });
  expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining(" 4 records") });
});
