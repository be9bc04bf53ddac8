import { expect, onTestFinished, test, vi } from "vitest";
import { sendFeedback } from "../help/feedback-load.ts";
import { placeSettings } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";
import { atLeast } from "../help/wait.ts";
import { wayTo } from "../help/way.ts";

test("while the database is away pages go on, forms keep what was typed, and nothing acknowledged is lost", async () => {
  const dataDir = dataFolder();
  const place = placeSettings(dataDir);
  const database = new URL(place.DATABASE_URL ?? "");
  const way = await wayTo(Number(database.port));
  onTestFinished(way.cut);
  database.port = String(way.port);
  const settings = { ...place, DATABASE_URL: database.href, SITE_URL: siteUrl, TRUST_PROXY: "1" };
  const { url, process: server } = await startServer(settings);
  const status = async (path: string) => (await fetch(url + path)).status;
  const readOnce = (wanted: number) => vi.waitFor(async () => expect(await status("/readyz")).toBe(wanted), 10_000);
  expect([await status("/mr"), await status("/faculty")]).toEqual([200, 200]);

  const { answers, acknowledged, stop } = sendFeedback(url);
  const those = (wanted: number) => answers.filter((answer) => answer.status === wanted);
  const answered = (wanted: number, count: number) => atLeast(count, () => those(wanted), { timeout: 20_000 });
  await answered(200, 5);
  await way.cut();
  await answered(503, 5);
  await readOnce(503);
  expect([await status("/mr"), await status("/faculty"), await status("/healthz")]).toEqual([200, 200, 200]);
  const before = those(200).length;
  await way.restore();
  await readOnce(200);
  await answered(200, before + 5);
  await stop();
  expect(server.exitCode).toBe(null);

  const kept = rowsIn(dataDir, "SELECT reference, text FROM submissions");
  expect(kept).toEqual(expect.arrayContaining(acknowledged()));
  expect(those(200).length + those(503).length).toBe(answers.length);
  for (const { text, html, isTaken } of those(503)) {
    if (isTaken) continue;
    expect(html).toContain(text);
    expect(html).toContain("What you typed is still here");
  }
});
