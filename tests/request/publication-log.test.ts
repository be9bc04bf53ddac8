import { hash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { startForAll } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

const server = startForAll({ SITE_URL: siteUrl });

interface Line {
  seq: number;
  prev: string;
  hash: string;
  entry: { seq: number; kind: string; slug: string; what: string; from: string };
}

test("the publication log is public, without a person, and its hashes can be recomputed from it alone", async () => {
  const answer = await vi.waitFor(
    async () => {
      const answer = await fetch(new URL("/disclosure/log.json", server().url));
      const { entries }: { entries: Line[] } = JSON.parse(await answer.clone().text());
      expect(entries.length).toBeGreaterThan(0);
      return { answer, entries };
    },
    { timeout: 10_000 },
  );
  expect(answer.answer.status).toBe(200);
  expect(answer.answer.headers.get("content-type")).toMatch(/^application\/json/);
  let prev = "";
  for (const line of answer.entries) {
    expect(line.prev).toBe(prev);
    prev = hash("sha256", prev + JSON.stringify(line.entry));
    expect(line.hash).toBe(prev);
    expect(Object.keys(line.entry)).not.toContain("by");
  }
  expect(answer.entries.map(({ entry }) => entry.kind)).toContain("feeOrders");
  const etag = answer.answer.headers.get("etag") ?? "";
  const again = await fetch(new URL("/disclosure/log.json", server().url), { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});
