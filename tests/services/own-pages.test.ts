import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createPublications } from "#app/cms/publications/publications.server.ts";
import { createFirstVersions } from "#app/cms/records/kind-files.server.ts";
import { createProofs } from "#app/register/proof/proofs.server.ts";
import { createSightings, hasPublicName } from "#app/register/proof/sightings.server.ts";
import { newNotice, openRecordsService, principal, statutoryKind } from "../help/records.ts";
import { hour, minute } from "../help/services.ts";

const kind = { ...statutoryKind, mayFollow: false, isStatutory: true, addresses: () => ["/notices", "/"] };

/** A site with a log, and a server that stands for it on the network; `answer` is what it says. */
async function openOwnPages() {
  const site = await openRecordsService({ kind });
  const { store, time, records, key } = site;
  const { db } = store;
  const log = createPublications({ db, now: time.now, files: createFirstVersions([kind]) });
  await log.append();
  const asked: string[] = [];
  let answer: { status: number; body?: string; location?: string } | undefined = { status: 200, body: "The notices" };
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (!answer) return;
    response.writeHead(answer.status, answer.location ? { Location: answer.location } : {}).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sightings = () =>
    createSightings({ db, now: time.now, publications: log, kinds: [kind], siteUrl, longestWait: 300 });
  const look = () => sightings().look();
  const seen = () =>
    db
      .selectFrom("publicationProofs")
      .select(["page", "status", "digest", "seq"])
      .orderBy("at")
      .orderBy("page")
      .execute();
  async function publish() {
    const name = { actor: principal, kind: kind.name };
    const saved = await records.save({ ...name, key: key(), version: 0, data: newNotice });
    if (!saved.ok) throw new Error(saved.reason);
    const open = await records.open(kind.name, saved.slug);
    const at = { version: open?.version ?? 0, edition: open?.edition ?? "" };
    expect(await records.publish({ ...name, key: key(), slug: saved.slug, ...at })).toMatchObject({ ok: true });
    time.pass(2 * minute);
    expect(await log.append()).toBe(1);
  }
  const say = (next: typeof answer) => {
    answer = next;
  };
  return { ...site, look, seen, say, asked, publish, sightings };
}

test("each page that shows something of the log is seen once in both languages, with its status and digest", async () => {
  const { look, seen, sightings } = await openOwnPages();
  await Promise.all([look(), look()]);
  await sightings().look();
  const digest = hash("sha256", "The notices");
  expect(await seen()).toMatchObject([
    { page: "/mr/notices", status: 200, digest },
    { page: "/notices", status: 200, digest },
  ]);
});

test("a page is seen again after a publication, and once each day", async () => {
  const { look, seen, time, publish } = await openOwnPages();
  await look();
  const [before] = await seen();
  await publish();
  await look();
  const after = await seen();
  expect(after).toHaveLength(4);
  expect(after.at(-1)?.seq).toBeGreaterThan(before?.seq ?? 0);
  // Until shortly before the midnight in India that ends the next day.
  for (let passed = 0; passed < 32 * hour; passed += 15 * minute) {
    time.pass(15 * minute);
    await look();
  }
  const pages = (await seen()).slice(4).map(({ page }) => page);
  expect(pages.toSorted()).toEqual(["/mr/notices", "/notices"]);
});

test("an answer that does not come in time is noted as a gap, and a redirect to another host is not followed", async () => {
  const { look, seen, say, publish, asked } = await openOwnPages();
  say(undefined);
  await look();
  expect(await seen()).toMatchObject([
    { status: null, digest: null },
    { status: null, digest: null },
  ]);
  say({ status: 302, location: "http://localhost:9/elsewhere" });
  await publish();
  await look();
  expect((await seen()).slice(2)).toMatchObject([{ status: 302 }, { status: 302 }]);
  expect(asked).toHaveLength(4);
});

test("a page that was seen after a record was taken off does not bear the record out", async () => {
  const { look, publish, time, store } = await openOwnPages();
  await publish();
  await look();
  const since = time.now() - minute;
  const until = time.now() + hour;
  time.pass(32 * hour);
  await look();
  const timesOf = async (time: { since: number; until?: number }) =>
    (await createProofs(store.db).of(kind, "notice", 1, time)).seen.map(({ times }) => times);
  expect(await timesOf({ since })).toEqual([2, 2]);
  expect(await timesOf({ since, until })).toEqual([1, 1]);
});

test("a fetch that is stopped is not noted", async () => {
  const { seen, say, sightings } = await openOwnPages();
  say(undefined);
  const { look, stop } = sightings();
  const looking = look();
  stop();
  await looking;
  expect(await seen()).toEqual([]);
});

test("a site looks at its pages only where it has a name on the network", () => {
  for (const name of ["localhost:3000", "127.0.0.1", "[::1]:3000", "institute.example", "a.test", "printer"])
    expect(hasPublicName(`http://${name}`), name).toBe(false);
  for (const name of ["goodminds.edu.in", "203.0.113.7"]) expect(hasPublicName(`https://${name}`), name).toBe(true);
});
