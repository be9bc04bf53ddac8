import { describe, expect, test } from "vitest";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { hrefsIn } from "../help/parts.ts";
import { languages, pathIn } from "../help/routes.ts";
import { get } from "../help/visit.ts";
import { words } from "../help/words.ts";

const years: Record<string, number[]> = {
  "2025-2026": [14, 15, 16, 17, 18, 19, 20, 21],
  "2024-2025": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 22, 23],
};

describe.each(languages)("in %s", (language) => {
  const cultural = pathIn(language, "/events/cultural");

  test("the twenty-three cultural events are listed under their academic years", async () => {
    const { page } = await pageAt(cultural);
    const groups = all(page, "main > [id^=year-]");
    expect(groups.map(({ attributes: { id } }) => id)).toEqual(["year-2025-2026", "year-2024-2025"]);
    expect(groups.map(({ name }) => name)).toEqual(["section", "details"]);
    for (const group of groups) {
      const ids = all(group, "a[data-open=gallery]").map(({ attributes: { href = "" } }) => Number(href.split("=")[1]));
      expect(ids.toSorted((a, b) => a - b)).toEqual(years[group.attributes.id?.slice(5) ?? ""]);
    }
  });

  test("each card has a picture or its day, title, date, time, text and a link to its images", async () => {
    const { page } = await pageAt(cultural);
    const cards = all(page, "main li:has(h2, h3)");
    expect(cards).toHaveLength(23);
    for (const card of cards) {
      const picture = all(card, "img")[0];
      if (picture) expect(picture.attributes.alt).not.toBe("");
      else expect(textOf(the(card, "span[aria-hidden]"))).toMatch(/^[\d०-९]+ ?\D+$/);
      expect(textOf(the(card, "h3"))).not.toBe("");
      expect(the(card, "time").attributes.datetime).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(textOf(the(card, "p:has(time)"))).toMatch(/[\d०-९]{4} .*[\d०-९]/);
      expect(all(card, "p")).toHaveLength(3);
      expect(all(card, "a[data-open=gallery]")).toHaveLength(1);
    }
  });

  test("each date to come can be added to a phone, by Google or as a file of its own", async () => {
    const { page } = await pageAt(pathIn(language, "/events"));
    const added = all(page, "main small:has(a[href*=google])");
    expect(added.length).toBeGreaterThan(0);
    for (const each of added) {
      const [google = "", file = ""] = hrefsIn(each);
      expect(google).toMatch(/^https:\/\/calendar\.google\.com\/.*&dates=\d{8}\/\d{8}(&|$)/);
      const answer = await get(file);
      expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
    }
    const events = added
      .filter((each) => hrefsIn(each)[1]?.includes("Events-"))
      .map((each) => decodeURIComponent(hrefsIn(each)[0] ?? ""));
    expect(events.length).toBeGreaterThan(0);
    for (const google of events) expect(google).toMatch(/&details=\D*[\d०-९]/);
    expect(events.join(" "), "where a sport is played").toMatch(/&location=\S/);
    const whole = await (await get(pathIn(language, "/calendar.ics"))).text();
    expect(whole.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(added.length);
    expect(whole).toContain(language === "en" ? "(expected)" : "(अपेक्षित)");
    expect((await get(pathIn(language, "/calendar/none.ics"))).status).toBe(404);
  });

  test("a single year shows only that year", async () => {
    const { page } = await pageAt(`${cultural}?year=2025-2026`);
    expect(all(page, "main li:has(h2, h3)")).toHaveLength(8);
    expect(the(page, "main a[aria-current=page]").attributes.href).toBe(`${cultural}?year=2025-2026`);
  });

  test.each([...(years["2025-2026"] ?? []), ...(years["2024-2025"] ?? [])])("event %i has its images", async (id) => {
    const { status, page } = await pageAt(`${cultural}?event=${id}`);
    expect(status).toBe(200);
    const pictures = all(page, "main a[data-open=picture]");
    expect(pictures.length).toBeGreaterThan(0);
    for (const { attributes } of pictures) expect(attributes.href).not.toContain("placeholder");
  });

  test("the details of an event are all that its card says", async () => {
    const { page } = await pageAt(cultural);
    for (const card of all(page, "main li:has(h2, h3)").slice(0, 3)) {
      const details = await pageAt(the(card, "a[data-open=gallery]").attributes.href ?? "");
      const [days = "", text] = all(details.page, "main [data-details]").map(textOf);
      expect(days).toContain(textOf(the(card, "time")));
      expect(text).toBe(textOf(the(card, "p:has(time) + p")));
    }
  });

  test("an event links to its translation", async () => {
    const other = language === "en" ? "mr" : "en";
    const { page } = await pageAt(`${cultural}?event=14`);
    expect(hrefsIn(page, "header a[hreflang]")[0]).toBe(`${pathIn(other, "/events/cultural")}?event=14`);
  });

  test("there are three sports events, with their places", async () => {
    const { page } = await pageAt(pathIn(language, "/events/sports"));
    const cards = all(page, "main li:has(h2, h3)");
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(textOf(the(card, "p:has(time)"))).toContain(" · ");
    expect(textOf(the(page, "main"))).not.toContain("No sports events");
  });

  test("the events page links to both archives and has the academic calendar", async () => {
    const { page } = await pageAt(pathIn(language, "/events"));
    const links = all(page, "main a").map(({ attributes: { href } }) => href);
    expect(links).toEqual(expect.arrayContaining([cultural, pathIn(language, "/events/sports")]));
    const lines = all(page, "#calendar ol > li");
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => textOf(line).startsWith(words[language].course.calendar.today))).toHaveLength(1);
    for (const line of lines) expect(textOf(the(line, "span"))).toMatch(/[\d०-९]{4}/);
  });
});

test("the button to an event's images reads as the specification has it", async () => {
  const { page } = await pageAt("/events/cultural");
  for (const button of all(page, "a[data-open=gallery]")) expect(textOf(button)).toMatch(/^View Details \(Images\) \S/);
});

test("upcoming events are listed in the order of their days, none of them over", async () => {
  const { page } = await pageAt("/events");
  const days = all(page, "main li:has(h2, h3) time").map(({ attributes: { datetime = "" } }) => datetime);
  expect(days).toEqual(days.toSorted());
});

test.each([
  "event=abc",
  "event=0",
  "event=24",
  "event=-1",
  "event=1.5",
  "event=1e9999",
  "event=",
  "page=0",
  "page=2",
  "page=9e9",
  "page=1.5",
  "page=abc",
  "page=-1",
  "page=NaN",
  "year=../../",
  "year=1999-2000",
  "year=2025-2026&page=2",
])("?%s is not found, within the site's layout", async (query) => {
  for (const path of ["/events/cultural", "/mr/events/cultural"]) {
    const { status, page } = await pageAt(`${path}?${query}`);
    expect(status).toBe(404);
    expect(all(page, "main search form")).toHaveLength(1);
  }
});

test("an unknown event has the title of a missing page, and is kept out of search engines", async () => {
  const { page } = await pageAt("/events/cultural?event=999");
  expect(textOf(the(page, "title"))).toContain("This page is not here");
  expect(the(page, "meta[name=robots]").attributes.content).toBe("noindex");
  expect(all(page, "link[rel=canonical]")).toEqual([]);
});

test("an event has its own title", async () => {
  const [event, archive] = await Promise.all([pageAt("/events/cultural?event=14"), pageAt("/events/cultural")]);
  expect(textOf(the(event.page, "title"))).toContain(textOf(the(event.page, "h1")));
  expect(textOf(the(event.page, "title"))).not.toBe(textOf(the(archive.page, "title")));
});
