import { expect, test, vi } from "vitest";
import { placeSettings } from "../help/place.ts";
import { rawRequest, requestText } from "../help/raw-request.ts";
import { dataFolder } from "../help/services.ts";
import { begin, browserOf, printedLink, sampleSite } from "../help/set-up.ts";
import { startServer } from "../help/started-server.ts";

test("two processes on PostgreSQL share the set-up, and both show its end and its beginning again", {
  timeout: 60_000,
}, async () => {
  const server = await startServer({ ...placeSettings(dataFolder()), ...sampleSite, WEB_CONCURRENCY: "2" });
  const homes = () =>
    Promise.all(Array.from({ length: 20 }, () => rawRequest(server.url, requestText("GET / HTTP/1.1"))));
  const allShow = (words: RegExp) =>
    vi.waitFor(async () => expect((await homes()).map(({ text }) => words.exec(text)?.[0] ?? "")).not.toContain(""), {
      timeout: 10_000,
      interval: 100,
    });
  await allShow(/Good Minds/);
  const [first, second] = [browserOf(server), browserOf(server)];
  const link = await printedLink(server);
  const begun = await Promise.all([begin(first, link), begin(second, link)]);
  expect(begun.map(({ to }) => to).sort()).toEqual(["/setup", link]);
  const holder = begun[0]?.to === "/setup" ? first : second;
  await holder.send("/setup?question=names", { nameEn: "Nimb College of Pharmacy" });
  const account = { name: "Vimal Pawar", email: "vimal@nimb.test" };
  const ends = await Promise.all([1, 2, 3].map(() => holder.send("/setup?question=all", account)));
  expect(ends.map(({ to }) => to?.startsWith("/office?enrol="))).toEqual([true, true, true]);
  await allShow(/Nimb College of Pharmacy/);
  for (const { text } of await homes()) expect(text).not.toMatch(/good minds|sample/i);
  await holder.send("/setup?question=all", { do: "startOver" });
  await allShow(/Good Minds/);
});
