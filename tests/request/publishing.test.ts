import { expect, test } from "vitest";
import { kinds } from "#app/kinds.ts";
import { openWatchedSite, pagesByTurns } from "../help/drawn-pages.ts";
import { clerk } from "../help/records.ts";
import { pathIn, routes } from "../help/routes.ts";

const second = 1_000;
const kind = "notices";
const text = { en: "Zebra crossing drill on Monday.", mr: "सोमवारी झेब्रा क्रॉसिंगचा सराव." };
// The login is of each visitor, and a search is drawn for each question.
const cached = Object.keys(routes).filter((address) => address !== "/faculty-login");
const pagesOf = pagesByTurns(cached);
const both = (address: string) => [pathIn("en", address), pathIn("mr", address)];
const pagesAt = (address: string) => pagesOf.get(address) ?? both(address);
const search = "/search?q=zebra";

test("a notice is public after a minute, on the pages that show it and on no other", { timeout: 120_000 }, async () => {
  const { records, look, get, pass } = await openWatchedSite();
  const saved = await records.save({ kind, data: { on: "2026-11-22", text }, version: 0, key: "1", actor: clerk });
  if (!saved.ok) throw new Error(saved.reason);
  const { slug, version } = saved;
  const own = kinds.find(({ name }) => name === kind)?.addresses(slug) ?? [];
  const everything = [...cached.flatMap(pagesAt), "/sitemap.xml"];
  const form = { kind, slug, version, actor: clerk };
  const tellsOf = (html: string) => html.includes(slug) || html.includes("Zebra crossing") || html.includes("झेब्रा");

  const first = await look(everything);
  expect(first.drawn).toEqual(everything);
  const same = async () => {
    const { pages, drawn } = await look(everything);
    expect(drawn).toEqual([]);
    expect(pages).toEqual(first.pages);
    expect(tellsOf((await get(search)).html.replaceAll(/value="[^"]*"/g, ""))).toBe(false);
  };

  // Undone within the minute: nobody ever saw anything of it.
  const undone = await records.publish({ ...form, edition: "", key: "2" });
  if (!undone.ok) throw new Error(undone.reason);
  pass(59 * second);
  await same();
  expect(await records.undo({ ...form, edition: undone.edition, key: "3" })).toMatchObject({ ok: true });
  pass(120 * second);
  await same();
  for (const path of both(`/notices/${slug}`)) expect((await get(path)).status).toBe(404);

  const published = await records.publish({ ...form, edition: "", key: "4" });
  expect(published).toMatchObject({ ok: true });
  pass(59 * second);
  await same();
  expect((await get(`/notices/${slug}`)).status).toBe(404);
  pass(second);

  const after = await look([...everything, ...both(`/notices/${slug}`)]);
  for (const address of own.flatMap(pagesAt))
    expect([address, after.pages.get(address)?.status, tellsOf(after.pages.get(address)?.html ?? "")]).toEqual([
      address,
      200,
      true,
    ]);
  expect(tellsOf((await get(search)).html)).toBe(true);
  const changed = everything.filter((path) => after.pages.get(path)?.etag !== first.pages.get(path)?.etag);
  expect(changed).toEqual(expect.arrayContaining([...pagesAt("/"), ...pagesAt("/notices"), "/sitemap.xml"]));
  // Each notice names the newest others.
  const readers = cached.filter((address) => /^\/(notices.*)?$/.test(address));
  const drawn = [...readers, `/notices/${slug}`].flatMap(pagesAt);
  expect(after.drawn.toSorted()).toEqual([...drawn, "/sitemap.xml"].sort());
});
