import { expect, test } from "vitest";
import type { RecordData } from "#app/cms/records/draft.ts";
import { recordKinds } from "#app/kinds.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import type { Profile } from "#app/people/profiles/profile.ts";
import { openWatchedSite, pagesInOneLanguage } from "../help/drawn-pages.ts";
import { keepMember, profileOf } from "../help/members.ts";
import { clerk, principal } from "../help/records.ts";
import { routes } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { hour } from "../help/services.ts";

// The login is of each visitor.
const pages = Object.keys(routes).filter((address) => address !== "/faculty-login");
const more = ["/events/cultural?event=1", "/events/cultural?event=14", "/notices?year=2026-27", "/*"];
const pagesOf = pagesInOneLanguage([...pages, ...more]);
const pagesAt = (address: string) => pagesOf.get(address) ?? [address];
const everything = [...[...pagesOf.values()].flat(), "/sitemap.xml"];

/** The same data with a word at the end of each text in both languages. */
const withWord = (data: unknown, word: string): unknown => {
  if (Array.isArray(data)) return data.map((each) => withWord(each, word));
  if (typeof data !== "object" || data === null) return data;
  const isText = "en" in data && "mr" in data;
  const changed = (value: unknown) => (isText ? `${value} ${word}` : withWord(value, word));
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, changed(value)]));
};

/** Without the register, whose PDF names the last publication: the page says its size once it is made again. */
const otherThanRegister = (paths: string[]) => paths.filter((path) => !path.endsWith("/disclosure"));

test("after a change of any kind every page is as a new process draws it, and those that show it have changed", {
  timeout: 300_000,
}, async () => {
  const { made, records, dataDir, look, lookAfresh, pass } = await openWatchedSite();
  // Each page says its day.
  pass(24 * hour - ((Date.now() - 6 * hour) % (24 * hour)));
  let before = (await look(everything)).pages;

  /** The pages that show something else after something has happened; all are drawn again. */
  async function changedAfter(what: string, happens: () => unknown): Promise<string[]> {
    await happens();
    pass(60_000);
    const { pages, drawn } = await look(everything);
    const changed = everything.filter((path) => pages.get(path)?.html !== before.get(path)?.html);
    expect([what, drawn]).toEqual([what, everything]);
    before = pages;
    return changed;
  }
  /** Publishes what `change` makes of a record. */
  async function publish(kind: string, slug: string, change: (data: RecordData) => object): Promise<void> {
    const { data = {}, version = 0, edition = "" } = (await records.open(kind, slug)) ?? {};
    const by = { kind, slug, actor: { ...clerk, ...principal } };
    const saved = await records.save({
      ...by,
      data: change(data) as RecordData,
      version,
      key: `save ${edition}${kind}`,
    });
    if (!saved.ok) throw new Error(saved.reason);
    const published = await records.publish({
      ...by,
      version: saved.version,
      edition,
      key: `publish ${edition}${kind}`,
      retyped: kind === "feeOrders" ? "76000" : undefined,
    });
    expect([kind, published]).toEqual([kind, expect.objectContaining({ ok: true })]);
  }

  const shownBy = new Map<string, string[]>();
  for (const [at, { name: kind, addresses }] of recordKinds.entries()) {
    const { items } = await records.list(kind);
    // What only the office keeps has no record yet; the first documents are rules of committees, which are on no page.
    if (items.length === 0) continue;
    const slug = kind === "papers" ? "pci-approval" : (items[0]?.slug ?? "");
    const word = `Zebra${String(at).padStart(2, "0")}`;
    // Events are on the page of what is to come.
    const soon = { on: today(new Date(Date.now() + 7 * 24 * hour)), until: undefined };
    const title = { en: word, mr: word };
    // The look has no texts. The sample has no results, which are numbers alone, and no research.
    const first: Record<string, object> = {
      appearance: { colour: "maroon" },
      results: { years: [{ year: "2025-2026", appeared: 58 }] },
      research: { patents: [{ title, people: title, where: title, year: 2025 }] },
    };
    const changed = await changedAfter(kind, () =>
      publish(kind, slug, (data) => Object.assign(withWord(data, word) as object, "on" in data && soon, first[kind])),
    );
    // A committee is on the page of its sort alone, and messages on none.
    const own = addresses(slug).filter((address) => pagesAt(address).every((path) => changed.includes(path)));
    expect([kind, own.length > 0]).toEqual([kind, addresses(slug).length > 0]);
    shownBy.set(word, changed);
  }

  // What was published is in PDFs too, which pages show once they are made.
  await made.makeAll();
  before = (await look(everything)).pages;
  const award = { en: "Best teacher, 2026", mr: "उत्कृष्ट शिक्षक, २०२६" };
  const withAward = ({ details, ...data }: RecordData) => ({ ...data, details: { ...(details as object), award } });
  const changedByAward = await changedAfter("an award", () => publish("teachers", "principal", withAward));
  expect(otherThanRegister(changedByAward)).toEqual(pagesAt("/faculty"));
  const profile = profileOf("asha", { teaching: "7 years" });
  const approve = (more: Partial<Profile>) =>
    rowsIn(dataDir, "UPDATE members SET published = ?", JSON.stringify({ ...profile, ...more }));
  const patents = [{ id: "1", title: "A salve", authors: "A. Namune", year: "2025" }];
  for (const [what, happens, shown] of [
    ["a profile", () => keepMember(dataDir, profile), ["/faculty", "/inspection"]],
    ["its patents", () => approve({ patents }), ["/r&d/patent"]],
    ["its awards", () => approve({ patents, awards: "Best poster, 2021" }), ["/faculty"]],
  ] as const)
    expect([what, otherThanRegister(await changedAfter(what, happens))]).toEqual([what, shown.flatMap(pagesAt)]);

  // A page has its day in the line that is printed below it, and a list of addresses has none.
  expect(await changedAfter("midnight", () => pass(24 * hour))).not.toContain("/sitemap.xml");

  const now = await lookAfresh(everything);
  expect(otherThanRegister(everything).filter((path) => now.get(path) !== before.get(path)?.html)).toEqual([]);
  for (const [word, changed] of shownBy)
    expect([word, everything.filter((path) => now.get(path)?.includes(word) && !changed.includes(path))]).toEqual([
      word,
      [],
    ]);
});
