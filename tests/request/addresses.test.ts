import { describe, expect, test } from "vitest";
import { all, the } from "../help/html.ts";
import { everyPage, pathIn } from "../help/routes.ts";
import { get, visit } from "../help/visit.ts";

test.each(["publication", "patent", "copyright"])("the page %s of R&D answers to /r%%26d as to /r&d", async (name) => {
  for (const language of ["en", "mr"] as const) {
    const [plain, encoded] = await Promise.all([
      visit(pathIn(language, `/r&d/${name}`)),
      visit(pathIn(language, `/r%26d/${name}`)),
    ]);
    expect(encoded.status).toBe(200);
    expect(encoded.html).toBe(plain.html);
  }
});

describe("a trailing slash", () => {
  test("redirects every page except the home page to the address without the slash", async () => {
    const paths = everyPage.map(([path]) => path).filter((path) => path !== "/");
    const answers = await Promise.all(paths.map((path) => get(`${path}/`)));
    const led = answers.map(({ status, headers }) => [status, headers.get("location")]);
    expect(led).toEqual(paths.map((path) => [308, path]));
  });

  test("keeps the query", async () => {
    const answer = await get("/mr/events/cultural/?year=2024-2025&x=%26");
    expect(answer.headers.get("location")).toBe("/mr/events/cultural?year=2024-2025&x=%26");
  });

  test.each(["//evil.example/", "//evil.example/..", "///", "/\\evil.example/", "/mr//evil.example/", "//mr/"])(
    "never redirects off the site: %s",
    async (path) => {
      const answer = await get(path);
      const location = answer.headers.get("location");
      if (location === null) expect(answer.status).toBe(404);
      else expect(location).toMatch(/^\/(?![/\\])/);
    },
  );
});

test("query parameters that no page reads change nothing", async () => {
  const [plain, tracked] = await Promise.all([visit("/admission"), visit("/admission?utm_source=poster&fbclid=x")]);
  expect(tracked.html).toBe(plain.html);
});

test("any letter of an address may be percent-encoded", async () => {
  expect((await get("/%61dmission")).status).toBe(200);
});

describe("an unknown address", () => {
  test.each([
    ["/no-such-page", "en"],
    ["/mr/no-such-page", "mr"],
    ["/about-us", "en"],
    ["/about-us/message", "en"],
    ["/r&d", "en"],
    ["/Admission", "en"],
    ["/admission/more", "en"],
    ["/admission.data", "en"],
    ["/index.html", "en"],
    ["/mrs", "en"],
    ["/mr/mr", "mr"],
    ["/assets/", "en"],
    ["/.env", "en"],
    ["/%2a", "en"],
  ])("%s says so in its language and offers help", async (path, language) => {
    const { status, page } = await visit(path);
    expect(status).toBe(404);
    expect(the(page, "html").attributes.lang).toBe(language);
    expect(the(page, "meta[name=robots]").attributes.content).toBe("noindex");
    expect(all(page, "link[rel=canonical]")).toEqual([]);
    const prefix = language === "en" ? "" : "/mr";
    expect(the(page, "main search form").attributes.action).toBe(`${prefix}/search`);
    expect(the(page, "main search input").attributes.name).toBe("q");
    const links = all(page, "main section li a").map(({ attributes: { href } }) => href);
    expect(links).toEqual(
      expect.arrayContaining([`${prefix}/admission`, `${prefix}/courses/d-pharm`, `${prefix}/sitemap`]),
    );
  });

  test("is not repeated in the page", async () => {
    const { html } = await visit("/%3Cscript%3Ealert(1)%3C/script%3E");
    expect(html).not.toContain("alert(1)");
  });
});

test.each(["/sitemap", "/mr/sitemap"])("%s lists every page", async (path) => {
  const language = path === "/sitemap" ? "en" : "mr";
  const links = all((await visit(path)).page, "main ul a").map(({ attributes: { href } }) => href);
  // For members only, and so not a public page.
  const dashboard = pathIn(language, "/faculty/dashboard");
  const isNotice = (address: string) => address.startsWith("/notices/");
  const own = everyPage.filter(([, each, address]) => each === language && !isNotice(address)).map(([each]) => each);
  // Notices are listed by their academic year.
  const wanted = [...own, dashboard, `${pathIn(language, "/notices")}?year=2026-27`];
  expect([...new Set(links)].toSorted()).toEqual(wanted.toSorted());
});
