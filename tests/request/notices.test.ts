import { describe, expect, test } from "vitest";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { hrefsIn } from "../help/parts.ts";
import { languages, pathIn } from "../help/routes.ts";
import { get, siteUrl, visit } from "../help/visit.ts";

const ids = ["admissions-open", "internal-exams", "research-seminar", "orientation", "anti-ragging-week"];

describe.each(languages)("in %s", (language) => {
  const board = pathIn(language, "/notices");

  test.each([board, `${board}?year=2026-27`])("%s lists every notice, the newest first", async (path) => {
    const { page } = await pageAt(path);
    const links = hrefsIn(page, "main section li a");
    expect(links).toEqual(ids.map((id) => `${board}/${id}`));
    const days = all(page, "main section li time").map(({ attributes: { datetime } }) => String(datetime));
    expect(days).toEqual(days.toSorted().reverse());
    const current = hrefsIn(page, "main a[aria-current]");
    expect(current).toEqual([path]);
  });

  test("a year has a title of its own, and a language link to the same year", async () => {
    const { page } = await pageAt(`${board}?year=2026-27`);
    expect(textOf(the(page, "title"))).toMatch(language === "en" ? /^Notices 2026-27/ : /^सूचना २०२६-२७/);
    const other = language === "en" ? "/mr/notices?year=2026-27" : "/notices?year=2026-27";
    expect(hrefsIn(page, "header a[hreflang]")[0]).toBe(other);
  });

  test("a notice has its details, picture, document and the page it is about", async () => {
    const { page } = await pageAt(`${board}/research-seminar`);
    const article = the(page, "article");
    expect(hrefsIn(article)).toContain("https://example.org/seminar");
    expect(the(article, "img").attributes.alt).toMatch(language === "en" ? /library/ : /ग्रंथालय/);
    expect(the(article, "a[data-open=paper]").attributes.href).toMatch(/\.pdf$/);
    const links = all(page, "article > p:last-child a").map(({ attributes: { href = "" } }) => href);
    expect(links[0]).toBe(pathIn(language, "/r&d/publication"));
    const shared = new URL(links[1] ?? "");
    expect(shared.host).toBe("wa.me");
    expect(shared.searchParams.get("text")).toMatch(
      /^\*‘आपल्या.*\n\*Research seminar.*\/notices\/research-seminar\n\n[^\n]*\/n\/\w{7}$/s,
    );
    const exams = the((await pageAt(`${board}/internal-exams`)).page, "article");
    expect(all(exams, "li").map(textOf).join()).toMatch(/14|१४/);
  });

  test("the breadcrumb of a notice leads over the board", async () => {
    const { page } = await pageAt(`${board}/orientation`);
    const way = hrefsIn(page, "nav ol a");
    expect(way).toEqual([pathIn(language, "/"), board]);
    expect(all(page, "meta[property=og:type]")[0]?.attributes.content).toBe("article");
  });

  test("the home page leads to all notices, and to the page of one that says more", async () => {
    const { page } = await pageAt(pathIn(language, "/"));
    const links = hrefsIn(page, "main a");
    expect(links).toContain(board);
    expect(links).toContain(`${board}/internal-exams`);
    expect(links).toContain(pathIn(language, "/admission"));
  });

  test("made-up notices share the one page that says there is none", async () => {
    const [missing, ...others] = await Promise.all(
      ["/no-such-page", "/notices/none", "/notices/none/more", "/notices/"].map((path) => get(pathIn(language, path))),
    );
    expect(others.map(({ status }) => status)).toEqual([404, 404, 308]);
    for (const other of others.slice(0, 2)) expect(other.headers.get("etag")).toBe(missing?.headers.get("etag"));
  });

  test.each(["?year=2019-20", "?year=2026-2027", "?page=2", "?page=0", "?year=2026-27&page=99"])(
    "the board has no page %s",
    async (query) => {
      const { status, headers } = await visit(board + query);
      expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
    },
  );
});

test("sitemap.xml says when a notice was given", async () => {
  const xml = await (await get("/sitemap.xml")).text();
  const dayOf = (path: string) => new RegExp(`<loc>${siteUrl}${path}</loc><lastmod>([^<]*)</lastmod>`).exec(xml)?.[1];
  expect(dayOf("/notices/admissions-open")).toBe("2026-11-20");
  expect(dayOf("/mr/notices/orientation")).toBe("2026-08-31");
  expect(dayOf("/notices")).toBe("2026-11-20");
});

test.each(languages)("in %s other sites find every notice in a feed, to which the board leads", async (language) => {
  const path = pathIn(language, "/notices.atom");
  const { page } = await pageAt(pathIn(language, "/notices"));
  expect(the(page, "link[type='application/atom+xml']").attributes).toMatchObject({ rel: "alternate", href: path });
  const answer = await get(path);
  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const xml = await answer.text();
  const listed = [...xml.matchAll(/<entry>\n<id>([^<]*)</g)].map(([, id]) => id);
  expect(listed).toEqual(ids.map((id) => siteUrl + pathIn(language, `/notices/${id}`)));
  expect(xml).toContain(`<id>${siteUrl}${path}</id>`);
});

test.each(["/notices.atom", "/mr/notices.atom", "/calendar.ics", "/mr/calendar.ics", "/calendar/admission.ics"])(
  "a program that has the newest %s is not sent it again",
  async (path) => {
    const etag = (await get(path)).headers.get("etag") ?? "";
    const again = await get(path, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  },
);

test("the search leads to the page of a notice, and finds its details", async () => {
  const { page } = await visit("/search?q=identity+card+examination");
  expect(hrefsIn(page, "main :not(nav) > ol a")).toContain("/notices/internal-exams");
});
