import { expect, test } from "vitest";
import { kinds } from "#app/kinds.ts";
import { today } from "#app/platform/content/today.server.ts";
import type { RecordData } from "#app/platform/records/record-data.ts";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { clerk, principal } from "../help/records.ts";
import { pathIn, routes } from "../help/routes.ts";
import { hour } from "../help/services.ts";

const both = (address: string) => [pathIn("en", address), pathIn("mr", address)];
// The login is of each visitor.
const pages = Object.keys(routes).filter((address) => address !== "/faculty-login");
const more = ["/events/cultural?event=1", "/events/cultural?event=14", "/notices?year=2026-27", "/*"];
const everything = [...[...pages, ...more].flatMap(both), "/sitemap.xml"];

/** The same data with a word at the end of each text in both languages. */
const withWord = (data: unknown, word: string): unknown => {
  if (Array.isArray(data)) return data.map((each) => withWord(each, word));
  if (typeof data !== "object" || data === null) return data;
  const isText = "en" in data && "mr" in data;
  const changed = (value: unknown) => (isText ? `${value} ${word}` : withWord(value, word));
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, changed(value)]));
};

test("a change of any kind is drawn on the pages that show it, and no other page is drawn", {
  timeout: 180_000,
}, async () => {
  const { records, look, lookAfresh, pass } = await openWatchedSite();
  // Each page says its day.
  pass(24 * hour - ((Date.now() - 6 * hour) % (24 * hour)));
  let before = (await look(everything)).pages;

  const shownBy = new Map<string, string[]>();
  for (const { name: kind, addresses } of kinds) {
    const { items } = await records.list(kind);
    const { slug = "" } = items[0] ?? {};
    const open = await records.open(kind, slug);
    const word = `Zebra${kind}`;
    const data = withWord(open?.data, word) as RecordData;
    // Events are on the page of what is to come.
    if ("on" in data) Object.assign(data, { on: today(new Date(Date.now() + 7 * 24 * hour)), until: undefined });
    const by = { kind, slug, actor: { ...clerk, ...principal } };
    const saved = await records.save({ ...by, data, version: 0, key: `save ${kind}` });
    if (!saved.ok) throw new Error(saved.reason);
    const published = await records.publish({ ...by, version: saved.version, edition: "", key: `publish ${kind}` });
    expect([kind, published]).toEqual([kind, expect.objectContaining({ ok: true })]);
    pass(60_000);
    const { pages, drawn } = await look(everything);
    const changed = everything.filter((path) => pages.get(path)?.html !== before.get(path)?.html);
    expect([kind, drawn]).toEqual([kind, changed]);
    // A committee is on the page of its sort alone, and messages on none.
    const own = addresses(slug).filter((address) => both(address).every((path) => drawn.includes(path)));
    expect([kind, own.length > 0]).toEqual([kind, addresses(slug).length > 0]);
    shownBy.set(word, drawn);
    before = pages;
  }

  const now = await lookAfresh(everything);
  expect(everything.filter((path) => now.get(path) !== before.get(path)?.html)).toEqual([]);
  for (const [word, drawn] of shownBy)
    expect([word, everything.filter((path) => now.get(path)?.includes(word) && !drawn.includes(path))]).toEqual([
      word,
      [],
    ]);
});
