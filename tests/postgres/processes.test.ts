import { expect, onTestFinished, test, vi } from "vitest";
import { childrenOf } from "../../scripts/measure/children.ts";
import { sendFeedback } from "../help/feedback-load.ts";
import { keepMember, profileOf } from "../help/members.ts";
import { placeSettings } from "../help/place.ts";
import { rawRequest, requestText } from "../help/raw-request.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";
import { atLeast } from "../help/wait.ts";
import { wayTo } from "../help/way.ts";

/** A page over twenty new connections: each process gets some. */
const twenty = (url: string, path: string) =>
  Promise.all(Array.from({ length: 20 }, () => rawRequest(url, requestText(`GET ${path} HTTP/1.1`))));

async function startTwo() {
  const dataDir = dataFolder();
  const place = placeSettings(dataDir);
  const database = new URL(place.DATABASE_URL ?? "");
  const way = await wayTo(Number(database.port));
  onTestFinished(way.cut);
  database.port = String(way.port);
  const server = await startServer({
    ...place,
    DATABASE_URL: database.href,
    SITE_URL: siteUrl,
    TRUST_PROXY: "1",
    WEB_CONCURRENCY: "2",
  });
  await vi.waitFor(() => expect(server.written.output.match(/"serving /g)).toHaveLength(2), 20_000);
  return { ...server, dataDir, way };
}

/** Checks that what is published, suspended and restored shows through every process within two seconds. */
async function expectShownByAll({ url, dataDir }: Awaited<ReturnType<typeof startTwo>>) {
  const isShown = async () => (await twenty(url, "/faculty")).map(({ text }) => text.includes("member_asha"));
  const all = (shown: boolean) =>
    vi.waitFor(async () => expect(await isShown()).toEqual(Array(20).fill(shown)), { timeout: 2_000, interval: 100 });
  await all(false);
  keepMember(dataDir, profileOf("asha"));
  await all(true);
  rowsIn(dataDir, "UPDATE members SET suspendedAt = 1");
  await all(false);
  rowsIn(dataDir, "UPDATE members SET suspendedAt = NULL");
  await all(true);
}

test("two processes show the same; one that is killed is replaced, also after the database was away, and nothing acknowledged is lost", {
  timeout: 120_000,
}, async () => {
  const server = await startTwo();
  const { process: parent, url, written, ended, dataDir, way } = server;
  await expectShownByAll(server);
  const allAnswer = async () =>
    expect((await twenty(url, "/mr")).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const served = (count: number) =>
    vi.waitFor(() => expect(written.output.match(/"serving /g)).toHaveLength(count), 20_000);
  const { acknowledged, stop } = sendFeedback(url);
  await atLeast(10, acknowledged);
  const processes = childrenOf(parent.pid ?? 0);
  expect(processes).toHaveLength(2);
  const [killed = 0, left = 0] = processes;
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => expect(written.errors).toMatch(/ended unexpectedly \(SIGKILL\)/), 10_000);
  await allAnswer();
  await stop();
  expect(rowsIn(dataDir, "SELECT reference, text FROM submissions")).toEqual(expect.arrayContaining(acknowledged()));
  await served(3);
  expect(childrenOf(parent.pid ?? 0)).toContain(left);

  await allAnswer();
  await way.cut();
  process.kill(left, "SIGKILL");
  await vi.waitFor(() => expect(written.errors).toMatch(/The database "[^"]+" cannot be used/), 10_000);
  await allAnswer();
  await way.restore();
  await served(4);
  expect(childrenOf(parent.pid ?? 0)).toHaveLength(2);

  parent.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(written.output.match(/"stopped"/g)).toHaveLength(2);
});
