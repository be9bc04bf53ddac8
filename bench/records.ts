import type { Kysely } from "kysely";
import { newId } from "../app/lib/crypto/tokens.server.ts";
import { openStore } from "../app/lib/db/store.server.ts";
import type { Tables } from "../app/lib/db/tables.ts";
import { openRecordServices } from "../app/record-services.server.ts";
import { readSettings } from "../app/settings.server.ts";
import { median } from "../scripts/measure/median.ts";
import { temporaryFolder } from "../scripts/measure/program.ts";
import { atMost, type Row } from "./table.ts";

const records = 10_000;
const revisions = 5;
const text = { en: "Last date for forms is 30 November.", mr: "फॉर्म भरण्याची शेवटची तारीख ३० नोव्हेंबर." };
const words = `${text.en}\n${text.mr}`.toLowerCase();
const actor = { uid: "a", name: "A", role: "principal", locale: "mr", firstLanguage: "mr" } as const;

/** Records are of forty years: of each year, more notices and dates than an institute has. */
const yearOf = (number: number) => new Date().getFullYear() - ((number >> 1) % 40);

/** Adds 10,000 records, half of them notices, each with two editions. */
export async function fillRecords(db: Kysely<Tables>): Promise<void> {
  for (let number = 0; number < records; number++) {
    const [id, ids] = [newId(), Array.from({ length: revisions }, () => newId())];
    const kind = number % 2 === 0 ? "notices" : "calendar";
    const data = JSON.stringify(
      kind === "notices" ? { on: `${yearOf(number)}-11-21`, text } : { from: `${yearOf(number)}-11-21`, title: text },
    );
    const record = { id, kind, slug: `r-${number}`, draftId: ids.at(-1) ?? "", version: revisions, createdAt: 1 };
    await db
      .insertInto("records")
      .values({ ...record, changedAt: number, discardedAt: null, words })
      .execute();
    const revision = { recordId: id, data, confirmed: "{}", by: "a", at: 1, basedOn: null, isUnused: 0 as const };
    const all = ids.map((id, at) => ({ ...revision, id, number: at + 1 }));
    await db.insertInto("revisions").values(all).execute();
    const edition = { recordId: id, publicUntil: null, off: null, replacedBy: null, follows: null, by: "a" };
    const public_ = ids.slice(-2).map((revisionId, at) => ({ ...edition, id: newId(), revisionId, number: at + 1 }));
    await db
      .insertInto("editions")
      .values(public_.map((each) => ({ ...each, publicFrom: each.number, at: each.number })))
      .execute();
  }
}

async function timed<Made>(work: () => Promise<Made>): Promise<[milliseconds: number, made: Made]> {
  const from = performance.now();
  const made = await work();
  return [Math.round(performance.now() - from), made];
}

/** The times of the office's records in a store that has many. */
export async function recordTimes(): Promise<Row[]> {
  using folder = temporaryFolder();
  const settings = readSettings({ SITE_URL: "https://institute.example", DATA_DIR: folder.path });
  const { db, publicRevision, close } = await openStore(settings);
  await db.transaction().execute(fillRecords);
  const parts = { db, now: Date.now, publicRevision };
  const [start, { office }] = await timed(() => openRecordServices(parts));
  const [list] = await timed(() => office.list("notices"));
  const [found] = await timed(() => office.list("notices", { q: "शेवटची" }));
  const published: number[] = [];
  for (let number = 0; number < 20; number += 2) {
    const name = { kind: "notices", slug: `r-${number}` };
    const { version = 0, edition = "" } = (await office.open(name.kind, name.slug)) ?? {};
    const form = { ...name, version, edition, key: `${number}`, actor };
    const [time, { ok }] = await timed(() => office.publish(form));
    if (!ok) throw new Error(`${name.slug} was not published.`);
    published.push(time);
  }
  await close();
  return [
    atMost("10,000 records, 50,000 revisions: reading them at the start", start, 3_000, "ms"),
    atMost("5,000 notices: the office's list, first time", list, 100, "ms"),
    atMost("5,000 notices: the list of those with a word", found, 100, "ms"),
    atMost("10,000 records: publishing one, median", Math.round(median(published)), 300, "ms"),
    atMost("10,000 records: publishing one, slowest", Math.max(...published), 600, "ms"),
  ];
}
