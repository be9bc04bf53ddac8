import { hash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { startForAll } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

const server = startForAll({ SITE_URL: siteUrl });

interface Line {
  seq: number;
  prev: string;
  hash: string;
  entry: {
    seq: number;
    kind: string;
    slug: string;
    what: string;
    from: string;
    data: string;
    texts: { en: string; mr: string };
  };
  content?: object;
}

/** What a stranger's program does with content in one language; pairs of texts are replaced. */
function inLanguage(value: unknown, locale: "en" | "mr"): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, locale));
  if (typeof value !== "object" || value === null) return value;
  if ("en" in value && "mr" in value) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inLanguage(each, locale)]));
}

const sha256 = (value: unknown) => hash("sha256", JSON.stringify(value));

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
  const ask = (etag = "") =>
    fetch(new URL("/disclosure/log.json", server().url), { headers: { "If-None-Match": etag } });
  // After the start the log grows for a moment.
  await vi.waitFor(async () => {
    const { headers } = await ask();
    expect((await ask(headers.get("etag") ?? "")).status).toBe(304);
  }, 10_000);
});

test("a stranger recomputes what an entry says of its content from the public log, which has nothing of the office", async () => {
  const { how, entries } = await vi.waitFor(
    async () => {
      const answer = await fetch(new URL("/disclosure/log.json", server().url));
      const log: { how: Record<string, string>; entries: Line[] } = JSON.parse(await answer.text());
      expect(log.entries.some(({ content }) => content)).toBe(true);
      return log;
    },
    { timeout: 10_000 },
  );
  const shown = entries.filter(({ content }) => content);
  for (const { entry, content } of shown) {
    expect(sha256(content)).toBe(entry.data);
    expect(sha256(inLanguage(content, "en"))).toBe(entry.texts.en);
    expect(sha256(inLanguage(content, "mr"))).toBe(entry.texts.mr);
  }
  const kinds = new Set(shown.map(({ entry }) => entry.kind));
  expect([...kinds].toSorted()).toEqual(["duties", "feeOrders", "papers"]);
  const fieldsOf = (kind: string) =>
    shown.filter(({ entry }) => entry.kind === kind).flatMap(({ content = {} }) => Object.keys(content));
  expect(fieldsOf("duties")).not.toContain("owner");
  expect(fieldsOf("duties")).not.toContain("warnDays");
  expect(fieldsOf("papers")).not.toContain("paidOn");
  expect(how.mr).toContain(`${siteUrl}/disclosure/log.json`);
});
