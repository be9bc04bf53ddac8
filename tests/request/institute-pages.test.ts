import { describe, expect, test } from "vitest";
import { localise } from "#app/cms/content/text.ts";
import { formatDay } from "#app/lib/i18n/format.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { readContent } from "#app/records.server.ts";
import { membersOn } from "#app/site/committees/committees.server.ts";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { sectionOf } from "../help/parts.ts";
import { languages, pathIn } from "../help/routes.ts";
import { words } from "../help/words.ts";

/** A text as `textOf` gives it. */
const plainSpaces = (text: string) => text.replaceAll(/\s+/g, " ");

const mainText = async (path: string) => textOf(the((await pageAt(path)).page, "main"));

test("the institute's page describes campus, labs, library, Wi-Fi and the auditorium", async () => {
  const words = await mainText("/about-us/institute");
  for (const subject of [/campus/i, /lab/i, /library/i, /Wi-Fi/, /auditorium/i, /10,000 sq ft/])
    expect(words).toMatch(subject);
});

test("vision, mission, values, motto and tagline each have their place", async () => {
  const words = await mainText("/about-us/vision-mission");
  for (const subject of [/vision/i, /mission/i, /values/i, /motto/i, /developing good minds/i])
    expect(words).toMatch(subject);
});

describe.each(languages)("in %s", (language) => {
  test("the infrastructure gallery has fifteen labelled pictures, each a link to itself", async () => {
    const { page } = await pageAt(pathIn(language, "/about-us/infrastructure"));
    const pictures = all(page, "main li a[data-open=picture]");
    expect(pictures).toHaveLength(15);
    for (const link of pictures) {
      expect(link.attributes.href).toMatch(/^\/pictures\/.*\.(svg|webp)$/);
      expect(textOf(the(link, "strong"))).not.toBe("");
      expect(the(link, "img").attributes.alt?.length).toBeGreaterThan(10);
    }
    expect(new Set(pictures.map((link) => textOf(the(link, "strong")))).size).toBe(15);
  });

  test.each([
    ["/about-us/gb-cdc", 2],
    ["/about-us/statutory-committee", 3],
  ])("%s has its committees, each with a paper and members", async (address, count) => {
    const { page } = await pageAt(pathIn(language, address));
    const cards = all(page, "main article");
    expect(cards).toHaveLength(count);
    for (const card of cards) {
      expect(the(card, "a[data-open=paper]").attributes.href).toMatch(new RegExp(`^/documents/.*-${language}\\.pdf$`));
      expect(all(card, "tbody tr").length).toBeGreaterThan(2);
    }
  });

  test("a committee's page says until when the term of each member is", async () => {
    const { page } = await pageAt(pathIn(language, "/about-us/statutory-committee"));
    const { committees } = localise(readContent("tests/content"), language);
    const { term, left } = words[language].committees;
    const terms = committees
      .flatMap(({ kind, members }) => (kind === "statutory" ? membersOn(members, today()) : []))
      .flatMap(({ until, hasLeft }) =>
        until ? [plainSpaces((hasLeft ? left : term)(formatDay(until, language)))] : [],
      );
    expect(terms).not.toEqual([]);
    expect(all(page, "main td small").map(textOf)).toEqual(terms);
  });

  test.each(["pci", "msbte", "govt-of-mah", "dte", "aishe"])("/affiliation/%s opens its paper", async (name) => {
    const { page } = await pageAt(pathIn(language, `/affiliation/${name}`));
    const papers = all(page, "main a[data-open=paper]");
    expect(papers.map(({ attributes: { href } }) => href)).toEqual([
      expect.stringMatching(new RegExp(`^/documents/.*-${language}\\.pdf$`)),
    ]);
    const label = `${words[language].paper.open} ${textOf(the(page, "article h2"))}`;
    expect(textOf(the(page, "main a[data-open=paper]"))).toBe(label);
    expect(all(page, ".approval.held")).toHaveLength(1);
  });

  test("the ISO page shows no paper and no seal, and has a contact", async () => {
    const { page } = await pageAt(pathIn(language, "/affiliation/iso"));
    expect(all(page, "main a[data-open=paper]")).toEqual([]);
    expect(all(page, ".approval").map(({ attributes }) => attributes.class)).toEqual(["approval"]);
    expect(all(page, "main a").map(({ attributes: { href } }) => href)).toContainEqual(
      expect.stringMatching(/^(tel|mailto):/),
    );
  });

  test("the organogram is a picture and a tree of posts", async () => {
    const { page } = await pageAt(pathIn(language, "/about-us/organogram"));
    expect(the(page, "main img").attributes.alt).not.toBe("");
    expect(all(sectionOf(page, words[language].committees.chart), "ul ul li").length).toBeGreaterThan(3);
  });

  test("the pins on the map of the campus have the numbers of its legend", async () => {
    const { page } = await pageAt(pathIn(language, "/facilities"));
    const pins = all(page, "main svg text").map(textOf);
    expect(pins.length).toBeGreaterThan(9);
    expect(all(page, "main section li > span:first-child").map(textOf)).toEqual(pins);
    expect(new Set(pins).size).toBe(pins.length);
  });

  test.each(["publication", "patent", "copyright"] as const)(
    "/r&d/%s says first that there is nothing yet",
    async (name) => {
      const { page } = await pageAt(pathIn(language, `/r&d/${name}`));
      const { none, later } = words[language].research;
      const [first] = all(page, "main p:not(h1 + p)").map(textOf);
      expect(first).toBe(none + later[`${name}s`]);
    },
  );

  test("the faculty table has six teachers in four columns", async () => {
    const { page } = await pageAt(pathIn(language, "/faculty"));
    const table = the(page, "main table");
    expect(all(table, "thead th")).toHaveLength(4);
    const rows = all(table, "tbody tr");
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const link = all(row, "a[target=_blank]")[0];
      if (link)
        expect(link.attributes).toMatchObject({ href: expect.stringMatching(/^\/pictures\//), rel: "noreferrer" });
    }
    expect(all(table, "a[target=_blank]")).toHaveLength(4);
  });

  test("each teacher's details can be opened", async () => {
    const { page } = await pageAt(pathIn(language, "/faculty"));
    const people = all(page, "main li details");
    expect(people).toHaveLength(6);
    for (const person of people) {
      expect(all(person, "dt")).toHaveLength(9);
      expect(all(person, "dd").map(textOf)).not.toContain("");
    }
  });
});

test("the three statutory committees carry the specification's names", async () => {
  const { page } = await pageAt("/about-us/statutory-committee");
  expect(all(page, "main article h2").map(textOf)).toEqual([
    "Anti-Sexual Harassment Committee",
    "Grievance Redressal Committee",
    "Anti-Ragging Cell",
  ]);
});

test("the faculty table's columns read as the specification has them, N/A where there is no resume", async () => {
  const { page } = await pageAt("/faculty");
  expect(all(page, "main table thead th").map(textOf)).toEqual(["Sr. No.", "Name of Faculty", "Designation", "Resume"]);
  const cells = all(page, "main table tbody tr").map((row) => all(row, "td").map(textOf));
  expect(cells.map(([serial]) => serial)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(cells.filter((row) => row.at(-1) === "N/A")).toHaveLength(2);
  expect(new Set(cells.map(([, designation]) => designation))).toEqual(new Set(["Principal", "Lecturer"]));
});

test("a teacher's details contain all that the specification lists", async () => {
  const { page } = await pageAt("/faculty");
  const labels = all(page, "main li details dl")[0];
  expect(labels && all(labels, "dt").map(textOf)).toEqual([
    "Qualifications",
    "Specialization",
    "Department",
    "Designation",
    "Experience",
    "Publication",
    "Award/Recognition",
    "Membership",
    "Email",
  ]);
});

test.each(["/r&d/publication", "/r&d/patent", "/r&d/copyright", "/erp", "/naac", "/nrf"])(
  "%s is an honest page with its own text",
  async (path) => {
    const { page } = await pageAt(path);
    expect(all(page, "main p:not(:has(a))").map(textOf).join(" ").length).toBeGreaterThan(100);
  },
);

test("the SWAYAM page links to SWAYAM", async () => {
  const { page } = await pageAt("/swayam-portal");
  const links = all(page, "main a").map(({ attributes: { href } }) => href);
  expect(links).toContainEqual(expect.stringMatching(/^https:\/\/(www\.)?swayam\.gov\.in/));
});
