import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../scripts/measure/program.ts";
import { placeSettings } from "../help/place.ts";
import { logged, runServer } from "../help/server-process.ts";
import { dataFolder } from "../help/services.ts";
import { wayTo } from "../help/way.ts";

test("a site that starts before its database waits and says so; pages that nobody has read go on when it is away again", {
  timeout: 60_000,
}, async () => {
  const place = placeSettings(dataFolder());
  const database = new URL(place.DATABASE_URL ?? "");
  const way = await wayTo(Number(database.port));
  onTestFinished(way.cut);
  database.port = String(way.port);
  await way.cut();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...place, DATABASE_URL: database.href, PORT: String(port), HOST: "127.0.0.1", SITE_URL: url };
  const server = runServer(settings, onTestFinished);
  const asked = async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, later: answer.headers.get("retry-after"), text: await answer.text() };
  };
  await vi.waitFor(async () => expect(await asked("/healthz")).toMatchObject({ status: 200 }), 20_000);
  expect(await asked("/readyz")).toMatchObject({ status: 503, text: expect.stringContaining('"store":false') });
  const page = await asked("/mr");
  expect(page).toMatchObject({ status: 503, later: "10" });
  expect(page.text).toMatch(/हे आत्ता दाखवता येत नाही.*\n.*cannot be shown right now|right now.*\n.*हे आत्ता/);
  expect(server.written.errors).toContain("The site waits for it");

  await way.restore();
  await logged(server, /serving/);
  expect(await asked("/mr")).toMatchObject({ status: 200 });
  await way.cut();
  for (const path of ["/faculty", "/mr/faculty", "/r&d/patent", "/inspection", "/search?q=fees"])
    expect((await asked(path)).status, path).toBe(200);
  for (const path of ["/disclosure/log.json", "/setup"]) {
    const { status, later, text } = await asked(path);
    expect([path, status, later]).toEqual([path, 503, "10"]);
    expect(text).toMatch(/try again in a minute/);
  }
  expect(server.process.exitCode).toBe(null);
});
