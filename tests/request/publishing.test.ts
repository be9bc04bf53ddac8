import { expect, test } from "vitest";
import { recordKinds } from "#app/kinds.ts";
import { openWatchedSite, pagesInOneLanguage } from "../help/drawn-pages.ts";
import { newStaff } from "../help/office.ts";
import { addressIn, buttonsIn, press, writeNew } from "../help/record-forms.ts";
import { pathIn, routes } from "../help/routes.ts";

const second = 1_000;
const typed = {
  "text.en": "Zebra crossing drill on Monday.",
  "text.mr": "सोमवारी झेब्रा क्रॉसिंगचा सराव.",
};
// The login is of each visitor, and a search is drawn for each question.
const cached = Object.keys(routes).filter((address) => address !== "/faculty-login");
const pagesOf = pagesInOneLanguage(cached);
const both = (address: string) => [pathIn("en", address), pathIn("mr", address)];
const pagesAt = (address: string) => pagesOf.get(address) ?? both(address);
const search = "/search?q=zebra";
const feeds = ["/notices.atom", "/mr/notices.atom"];
const calendars = ["/calendar.ics", "/mr/calendar.ics"];
const everything = [...cached.flatMap(pagesAt), "/sitemap.xml", ...feeds, ...calendars];

test("a notice goes from the button to the readers' pages in a minute; until then no page changes, and none is drawn", {
  timeout: 120_000,
}, async () => {
  const { dataDir, url, look, get, pass } = await openWatchedSite();
  const { browser } = await newStaff("office", { url, dataDir });
  const draft = await writeNew(browser, "notices", typed);
  const path = addressIn(draft);
  const slug = path.split("/").at(-1) ?? "";
  const own = recordKinds.find(({ name }) => name === "notices")?.addresses(slug) ?? [];
  const tellsOf = (html: string) => html.includes(slug) || html.includes("Zebra crossing") || html.includes("झेब्रा");

  const first = await look(everything);
  expect(first.drawn).toEqual(everything);
  const same = async () => {
    const { pages, drawn } = await look(everything);
    expect(drawn).toEqual([]);
    expect(pages).toEqual(first.pages);
    expect(tellsOf((await get(search)).html.replaceAll(/value="[^"]*"/g, ""))).toBe(false);
    for (const page of both(`/notices/${slug}`)) expect((await get(page)).status).toBe(404);
  };

  // Undone within the minute: nobody ever saw anything of it.
  const begun = await press(browser, path, await browser.visit(path), "publish");
  const undo = buttonsIn(begun.page).find((value) => value.startsWith("undo:")) ?? "";
  pass(59 * second);
  await same();
  const undone = await press(browser, path, begun, undo);
  pass(120 * second);
  await same();

  expect((await press(browser, path, undone, "publish")).status).toBe(200);
  pass(59 * second);
  await same();
  pass(second);

  // There is a new publication: every page is drawn again, once, and those that show nothing of the notice are as they were.
  const after = await look(everything);
  expect(after.drawn).toEqual(everything);
  const notice = await look(both(`/notices/${slug}`));
  const htmlOf = (page: string) => after.pages.get(page)?.html ?? notice.pages.get(page)?.html ?? "";
  for (const page of own.flatMap(pagesAt)) expect([page, tellsOf(htmlOf(page))]).toEqual([page, true]);
  expect(tellsOf((await get(search)).html)).toBe(true);
  const changed = everything.filter((page) => after.pages.get(page)?.html !== first.pages.get(page)?.html);
  // Each notice names the newest others.
  const readers = cached.filter((address) => /^\/(notices.*)?$/.test(address));
  for (const feed of feeds) expect([feed, tellsOf(htmlOf(feed))]).toEqual([feed, true]);
  expect(changed.toSorted()).toEqual([...readers.flatMap(pagesAt), "/sitemap.xml", ...feeds].sort());
  expect((await look(everything)).drawn).toEqual([]);

  // A correction is named for a week, wherever the notice is read.
  const corrected = { "text.en": "Zebra crossing drill on Tuesday.", "text.mr": "मंगळवारी झेब्रा क्रॉसिंगचा सराव." };
  const readIn = async (language: "en" | "mr") =>
    Promise.all(["/notices", `/notices/${slug}`, "/notices.atom"].map((page) => get(pathIn(language, page))));
  const said = { en: /Corrected: \d+ \w+, \d+:\d\d/, mr: /दुरुस्ती: [०-९]+ [^ ]+, [^<]*[०-९]+\.[०-९]+/ };
  for (const { html } of await readIn("mr")) expect(html).not.toMatch(said.mr);
  expect((await press(browser, path, await browser.visit(path), "publish", corrected)).status).toBe(200);
  pass(60 * second);
  for (const language of ["en", "mr"] as const)
    for (const { html } of await readIn(language)) expect(html).toMatch(said[language]);
  pass(7 * 86_400 * second);
  for (const { html } of await readIn("mr")) expect(html).not.toMatch(said.mr);
});
