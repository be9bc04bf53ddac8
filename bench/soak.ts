import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { attachStore } from "../app/lib/db/store.server.ts";
import { readSettings } from "../app/settings.server.ts";
import { temporaryFolder } from "../scripts/measure/program.ts";
import { serveSite } from "../scripts/measure/served-site.ts";
import { atMost, information, type Row } from "./table.ts";

const publications = 500;
/** Notices that are there before, so that pages, search and codes have the size of a busy institute's. */
const notices = 400;
const pages = ["/", "/mr", "/notices", "/mr/notices", "/events/cultural", "/admission/fees", "/search?q=fees"];
/** Publications after which a process has taken what it needs for one: its heap and the C library keep some of it. */
const warmUp = 60;
/** Megabytes: what a publication takes is given back. */
const budget = 50;

/** The megabytes of a process that are in memory. */
const megabytesOf = (id: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1024);

/** The least that a process needs in half a minute without requests. */
async function atRest(id: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < 30; second++) {
    await wait(1000);
    least = Math.min(least, megabytesOf(id));
  }
  return least;
}

/** How the memory of the site's process grows over 500 publications, each of which is read. */
export async function soak(): Promise<Row[]> {
  using folder = temporaryFolder();
  await using site = await serveSite({ dataDir: folder.path, env: { NODE_ENV: "production" } });
  const settings = readSettings({ SITE_URL: site.url, DATA_DIR: folder.path });
  const { db, close } = await attachStore(settings);
  const text = { en: "The office is open on Saturday, too.", mr: "कार्यालय शनिवारीही सुरू राहील." };

  /** Publishes a new notice, as another process would. */
  async function publish(number: number): Promise<void> {
    const [id, revisionId] = [randomUUID(), randomUUID()];
    const [at, slug] = [Date.now() - 1000, `soak-${number}`];
    const data = { on: "2026-11-21", text: { en: `${number}: ${text.en}`, mr: `${number}: ${text.mr}` } };
    const record = { kind: "notices", slug, draftId: revisionId, version: 1, createdAt: at, changedAt: at, words: "" };
    const revision = { recordId: id, number: 1, data: JSON.stringify(data), confirmed: "{}", by: null, basedOn: null };
    const edition = { recordId: id, number: 1, revisionId, publicFrom: at, publicUntil: null, off: null };
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto("records")
        .values({ id, ...record })
        .execute();
      await tx
        .insertInto("revisions")
        .values({ id: revisionId, ...revision, at, isUnused: 0 })
        .execute();
      await tx
        .insertInto("editions")
        .values({ id: randomUUID(), ...edition, replacedBy: null, follows: null, by: "soak", at })
        .execute();
    });
  }
  /** Waits for the site's next look, and reads pages. */
  async function read(): Promise<void> {
    await wait(1000 - (Date.now() % 1000) + 20);
    for (const page of pages) await fetch(site.url + page).then((answer) => answer.arrayBuffer());
  }

  let number = 0;
  async function publishAndRead(times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      await publish(number++);
      await read();
    }
  }
  while (number < notices) await publish(number++);
  await publishAndRead(warmUp);
  const before = await atRest(site.id);
  await publishAndRead(publications);
  const after = await atRest(site.id);
  await close();
  return [
    information("memory at rest after 60 publications", before, "MB"),
    atMost("memory that 500 more leave taken", after - before, budget, "MB"),
  ];
}
