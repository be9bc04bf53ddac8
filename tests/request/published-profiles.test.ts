import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { formatDigits, latinDigits } from "#app/lib/i18n/format.ts";
import type { Profile, Work, WorkKind } from "#app/people/profiles/profile.ts";
import { contentCopy } from "../help/content-copy.ts";
import { all, type Element, readHtml, scriptsIn, textOf, the } from "../help/html.ts";
import { keepMember, ownServer, profileOf, soon } from "../help/members.ts";
import { expectWhole } from "../help/posted-forms.ts";
import { type Language, languages, pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { startServer } from "../help/started-server.ts";
import { words } from "../help/words.ts";

const site = ownServer();

const researchPages: [address: string, kind: WorkKind][] = [
  ["/r&d/publication", "publications"],
  ["/r&d/patent", "patents"],
  ["/r&d/copyright", "copyrights"],
];

async function read(path: string, url = site.url) {
  const response = await fetch(url + path);
  expect(response.status).toBe(200);
  return { page: readHtml(await response.text()), headers: response.headers };
}

/** A page, once it passes a check. */
const readOnce = (path: string, check: (page: Element) => void, url = site.url) =>
  soon(async () => {
    const { page } = await read(path, url);
    check(page);
    return page;
  });

const isShown = (page: Element, uid: string) => all(page, `#member_${uid}`).length > 0;

/** A member's row of the faculty table and their card, once they exist. */
async function shownOf(uid: string, language: Language) {
  const page = await readOnce(pathIn(language, "/faculty"), (shown) => expect(isShown(shown, uid)).toBe(true));
  const row = all(page, "main table tbody tr").find((each) => all(each, `a[href=#member_${uid}]`).length > 0);
  if (!row) throw new Error(`${uid} is not in the table.`);
  return { page, row, card: the(page, `#member_${uid}`) };
}

const keep = (...args: Parameters<typeof profileOf>) => keepMember(site.dataDir, profileOf(...args));
const change = (set: string, ...values: string[]) => rowsIn(site.dataDir, `UPDATE members SET ${set}`, ...values);

/** The listed works. */
const works = "main li:has(> strong)";

const work = (id: string, more: Partial<Work> = {}): Work => ({
  id,
  title: `Work ${id}`,
  authors: "A. Namune",
  year: "2024",
  ...more,
});

test("while there are no works, each page says so in its language", async () => {
  for (const language of languages)
    for (const [address] of researchPages) {
      const { page } = await read(pathIn(language, address));
      expect(textOf(the(page, "main p > strong"))).toBe(words[language].research.none);
      expect(all(page, works)).toEqual([]);
    }
});

describe("the faculty page", () => {
  const full: Partial<Profile> = {
    designation: "Lecturer",
    qualifications: "M.Pharm.",
    specialization: "Pharmacology",
    industry: "2 years",
    teaching: "7 years",
    awards: "Best poster, 2021\nBest teacher, 2023",
    memberships: "APTI\nIPA",
    photo: { id: "photo-1", type: "image/webp", width: 480, height: 640 },
    resume: { id: "resume-1", type: "application/pdf", width: null, height: null },
    publications: [work("1", { title: "On leaves", year: "2021" }), work("2", { title: "On roots", year: "2023" })],
  };
  const names = { dr: "Dr. Asha Namune", one: "Asha", mr: "डॉ. आशा नमुने", none: "Dr." };

  beforeAll(() => {
    keep("full", full);
    keep("empty", { publications: [], patents: [] });
    keep("taught", { teaching: "7 years" });
    for (const [uid, name] of Object.entries(names)) keep(`name-${uid}`, { name });
  });

  describe.each(languages)("in %s", (language) => {
    const { faculty } = words[language];
    const digits = (text: string | number) => formatDigits(text, language);

    test("shows an approved profile after the teachers of the records, in the same table", async () => {
      const { page, row } = await shownOf("full", language);
      const rows = all(page, "main table tbody tr");
      expect(rows.indexOf(row)).toBe(6);
      expect(all(rows[0] as Element, "a[href=#principal]")).toHaveLength(1);
      expect(all(row, "td").map(textOf)).toEqual([
        digits(7),
        "Lecturer",
        `${faculty.view} ${faculty.resumeOf("Asha Ramesh Namune")} (${faculty.opensInTab})`,
      ]);
      expect(textOf(the(row, "th"))).toBe("Asha Ramesh Namune");
      const link = { href: "/uploads?id=resume-1", target: "_blank", rel: "noreferrer" };
      expect(the(row, "td a").attributes).toEqual(link);
      expectWhole(page);
    });

    test("shows every detail of it under the same labels, and keeps its line breaks", async () => {
      const { card } = await shownOf("full", language);
      const told = all(card, "dl div").map((each) => [textOf(the(each, "dt")), textOf(the(each, "dd"))]);
      expect(told).toEqual([
        [faculty.qualifications, "M.Pharm."],
        [faculty.specialization, "Pharmacology"],
        [faculty.department, "Pharmaceutics"],
        [faculty.designation, "Lecturer"],
        [faculty.experience, `${faculty.industry}: 2 years · ${faculty.teaching}: 7 years`],
        [faculty.publication, `On leaves (${digits(2021)}); On roots (${digits(2023)})`],
        [faculty.award, "Best poster, 2021 Best teacher, 2023"],
        [faculty.membership, "APTI IPA"],
        [faculty.email, "full@example.org"],
      ]);
      expect(all(card, "dd").map(({ children }) => children[0])).toContain(full.awards);
      expect(the(card, "dd a").attributes.href).toBe("mailto:full@example.org");
      const photo = {
        src: "/uploads?id=photo-1",
        width: "480",
        height: "640",
        class: "photograph upright",
        alt: "",
        loading: "lazy",
      };
      expect(the(card, "img").attributes).toEqual(photo);
    });

    test("leaves out the empty fields of a profile", async () => {
      const { row, card } = await shownOf("empty", language);
      expect(all(row, "td").map(textOf).slice(1)).toEqual([faculty.notAvailable, faculty.notAvailable]);
      expect(all(card, "dt").map(textOf)).toEqual([faculty.department, faculty.email]);
      expect([...all(card, "p"), ...all(card, "img")]).toEqual([]);
      const taught = await shownOf("taught", language);
      expect(all(taught.card, "dd").map(textOf)).toContain(`${faculty.teaching}: 7 years`);
    });

    test("has initials in place of a missing photo", async () => {
      const initials = { dr: "AN", one: "A", mr: "आन", none: "" };
      for (const [uid, letters] of Object.entries(initials)) {
        const { card } = await shownOf(`name-${uid}`, language);
        expect([uid, textOf(the(card, "span[aria-hidden=true]"))]).toEqual([uid, letters]);
      }
    });

    test("is the same for everyone", async () => {
      const { headers } = await read(pathIn(language, "/faculty"));
      expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
      expect(headers.get("set-cookie")).toBeNull();
    });
  });

  test("never shows a member who is not approved or is suspended", async () => {
    const uids = ["unapproved", "suspended", "approved"];
    keepMember(site.dataDir, profileOf("unapproved"), { published: null, approvedAt: null });
    keepMember(site.dataDir, profileOf("suspended"), { suspendedAt: 1 });
    keep("approved");
    for (const language of languages) {
      const { page } = await shownOf("approved", language);
      expect(uids.map((uid) => isShown(page, uid))).toEqual([false, false, true]);
    }
    change("suspendedAt = 1 WHERE uid = ?", "approved");
    for (const language of languages)
      await readOnce(pathIn(language, "/faculty"), (page) => expect(isShown(page, "approved")).toBe(false));
    change("suspendedAt = NULL WHERE uid = ?", "approved");
    await shownOf("approved", "en");
  });

  test("is rendered again when a profile is approved again", async () => {
    keep("again", { designation: "Lecturer" });
    await shownOf("again", "en");
    const { headers } = await read("/faculty");
    change("published = ? WHERE uid = ?", JSON.stringify(profileOf("again", { designation: "Principal" })), "again");
    await readOnce("/faculty", (page) =>
      expect(all(the(page, "#member_again"), "dd").map(textOf)).toContain("Principal"),
    );
    expect((await read("/faculty")).headers.get("etag")).not.toBe(headers.get("etag"));
  });
});

describe("the research pages", () => {
  const noAddresses = [
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example",
    "/faculty",
    "not an address",
  ];

  beforeAll(() => {
    const each = (works: Work[]) => Object.fromEntries(researchPages.map(([, kind]) => [kind, works]));
    keep(
      "old-and-new",
      each([work("a", { year: "2001" }), work("b", { year: "2025", link: "https://a.example/b?x&y" })]),
    );
    // The works of each profile have different names, so that none is found by accident.
    keep("between", each([work("a", { title: "Between", year: "2002", link: "http://a.example/a" })]));
    keep("unlinked", each(noAddresses.map((link, index) => work(`${index}`, { title: `Bad link ${index}`, link }))));
    const hidden = each([work("c", { title: "Never seen" })]);
    keepMember(site.dataDir, profileOf("hidden-s", hidden), { suspendedAt: 1 });
    keepMember(site.dataDir, profileOf("hidden-u", hidden), { published: null });
  });

  const listedAt = (address: string, language: Language) =>
    readOnce(pathIn(language, address), (page) => expect(textOf(page)).toContain("Bad link 8"));

  describe.each(languages)("in %s", (language) => {
    test.each(researchPages)("(%s) list the works of approved profiles, the newest first", async (address) => {
      const page = await listedAt(address, language);
      const items = all(page, works);
      const told = items.map(textOf);
      const year = (number: number) => formatDigits(number, language);
      expect(told[0]).toBe(`Work b A. Namune, ${year(2025)}`);
      expect(told.slice(-2)).toEqual([`Between A. Namune, ${year(2002)}`, `Work a A. Namune, ${year(2001)}`]);
      const years = told.map((text) => latinDigits(text).slice(-4));
      expect(years).toEqual(years.toSorted().reverse());
      expect(told.join()).not.toContain("Never seen");
      expect(textOf(the(page, "main"))).not.toContain(words[language].research.none);
      expectWhole(page);
    });

    test.each(researchPages)("(%s) link works that have a web address, and nothing else", async (address) => {
      const page = await listedAt(address, language);
      expect(all(page, works).filter((item) => textOf(item).startsWith("Bad link"))).toHaveLength(9);
      expect(all(page, `${works} a`).map(({ attributes }) => attributes)).toEqual([
        { href: "https://a.example/b?x&y", rel: "noreferrer" },
        { href: "http://a.example/a", rel: "noreferrer" },
      ]);
    });
  });

  test("merge the records' items and the members' into one order; only the records' have the place", async () => {
    const folder = contentCopy(onTestFinished);
    const file = join(folder, "records/research.yaml");
    const item = (title: string, year: number) => ({
      title: { en: title, mr: `${title} (mr)` },
      people: { en: "R. People", mr: "आर. लोक" },
      where: { en: "A Journal", mr: "नियतकालिक" },
      year,
    });
    const records = { ...parse(readFileSync(file, "utf8")), patents: [item("Oldest", 2001), item("Newest", 2026)] };
    writeFileSync(file, stringify(records));
    const server = await startServer({ CONTENT_DIR: folder });
    keepMember(server.dataDir, profileOf("member", { patents: [work("m", { title: "Middle", year: "2010" })] }));
    const told = async (path: string) => {
      const page = await readOnce(path, (shown) => expect(textOf(shown)).toContain("Middle"), server.url);
      return all(page, works).map(textOf);
    };
    expect(await told("/r&d/patent")).toEqual([
      "Newest R. People. A Journal, 2026",
      "Middle A. Namune, 2010",
      "Oldest R. People. A Journal, 2001",
    ]);
    expect(await told("/mr/r&d/patent")).toEqual([
      "Newest (mr) आर. लोक. नियतकालिक, २०२६",
      "Middle A. Namune, २०१०",
      "Oldest (mr) आर. लोक. नियतकालिक, २००१",
    ]);
  });
});

describe("HTML in every field of a profile", () => {
  const bad = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&`;
  const title = `${bad} title`;
  const link = `https://a.example/${bad}`;

  beforeAll(() => {
    const names = ["name", "department", "facultyId", "designation", "qualifications", "specialization"];
    const others = ["industry", "teaching", "awards", "memberships", "email"];
    const works = [work("1", { title, authors: bad, year: "2020", link })];
    keep("bad", {
      ...Object.fromEntries([...names, ...others].map((name) => [name, bad])),
      publications: works,
      patents: works,
      copyrights: works,
      photo: { id: bad, type: "image/webp", width: 1, height: 1 },
      resume: { id: bad, type: "application/pdf", width: null, height: null },
    });
  });

  const expectHarmless = (page: Element) => {
    expect(scriptsIn(page)).toHaveLength(1);
    expect(all(page, "[onerror]")).toEqual([]);
  };

  test.each(languages)("is shown as it was typed and runs nowhere, in %s", async (language) => {
    const { page, row, card } = await shownOf("bad", language);
    expectHarmless(page);
    expect([textOf(the(row, "th")), all(row, "td").map(textOf)[1], textOf(the(card, "h3"))]).toEqual([bad, bad, bad]);
    for (const address of [the(row, "td a").attributes.href, the(card, "img").attributes.src])
      expect(address).toBe(`/uploads?id=${encodeURIComponent(bad)}`);
    const { industry, teaching } = words[language].faculty;
    const year = formatDigits(2020, language);
    const experience = `${industry}: ${bad} · ${teaching}: ${bad}`;
    const told = [bad, bad, bad, bad, experience, `${title} (${year})`, bad, bad, bad];
    expect(all(card, "dd").map(textOf)).toEqual(told);
    expect(the(card, "dd a").attributes.href).toBe(`mailto:${bad}`);
    for (const [address] of researchPages) {
      const list = await readOnce(pathIn(language, address), (shown) => expect(textOf(shown)).toContain(title));
      expectHarmless(list);
      const item = all(list, works).find((each) => textOf(each).startsWith(title)) as Element;
      expect(textOf(item)).toBe(`${title} ${bad}, ${year}`);
      // No address has such characters.
      expect(all(item, "a")).toEqual([]);
    }
  });
});
