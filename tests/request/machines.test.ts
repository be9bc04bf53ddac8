import { describe, expect, test } from "vitest";
import { expectOfEveryPage, pageAt } from "../help/every-page.ts";
import { all, type Element } from "../help/html.ts";
import { everyPage, languages, pathIn } from "../help/routes.ts";
import { get, siteUrl } from "../help/visit.ts";

interface Fact {
  "@type": string;
  [name: string]: unknown;
}

/** The structured data of a page. */
function factsOf(page: Element): Fact[] {
  const scripts = all(page, "script[type=application/ld+json]");
  return scripts.flatMap((script) => {
    const { "@context": context, "@graph": graph } = JSON.parse(String(script.children[0]));
    expect(context).toBe("https://schema.org");
    return graph as Fact[];
  });
}

const ofType = (page: Element, type: string) => factsOf(page).filter((fact) => fact["@type"] === type);
const ofTypeAt = async (path: string, type: string) => ofType((await pageAt(path)).page, type);

test("sitemap.xml has every page in both languages, each with its translations", async () => {
  const answer = await get("/sitemap.xml");
  expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await answer.text();
  const urls = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
  const listed = urls.map((url) => /<loc>(.*?)<\/loc>/.exec(url)?.[1]);
  const wanted = everyPage.filter(([, , address]) => address !== "/search");
  expect(listed.toSorted()).toEqual(wanted.map(([path]) => siteUrl + path).sort());
  for (const [path, , address] of wanted) {
    const url = urls.find((each) => each.includes(`<loc>${siteUrl}${path}</loc>`));
    for (const language of languages)
      expect(url).toContain(`hreflang="${language}" href="${siteUrl}${pathIn(language, address)}"`);
  }
  expect(xml.replaceAll("&amp;", "")).not.toContain("&");
});

test("security.txt has a contact for security reports, and an expiry date", async () => {
  const answer = await get("/.well-known/security.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: "mailto:office@example.org",
    Canonical: `${siteUrl}/.well-known/security.txt`,
  });
  // RFC 9116, section 2.5.5: less than a year ahead.
  const days = (Date.parse(fields.Expires) - Date.now()) / (24 * 3600 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("robots.txt allows every page and names the sitemap", async () => {
  const answer = await get("/robots.txt");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test("the web manifest has the institute's name, a start page and existing icons", async () => {
  const answer = await get("/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  const { name, short_name, start_url, icons } = await answer.json();
  expect(name).toMatch(/\p{Script=Devanagari}/u);
  expect(short_name.length).toBeLessThanOrEqual(15);
  expect((await get(start_url)).status).toBe(200);
  expect(icons).toHaveLength(2);
  for (const { src, type } of icons) expect((await get(src)).headers.get("content-type")).toBe(type);
});

describe.each(languages)("structured data in %s", (language) => {
  test("the home page describes the college", async () => {
    const [college] = await ofTypeAt(pathIn(language, "/"), "CollegeOrUniversity");
    expect(college).toMatchObject({ "@id": `${siteUrl}/#institute`, url: siteUrl });
    for (const name of ["name", "telephone", "email", "slogan"]) expect(college?.[name]).toBeTruthy();
    expect(college?.address).toMatchObject({ "@type": "PostalAddress", addressCountry: "IN" });
    expect((await get(String(college?.logo).replace(siteUrl, ""))).status).toBe(200);
  });

  test("the course page describes the course", async () => {
    const [course] = await ofTypeAt(pathIn(language, "/courses/d-pharm"), "Course");
    expect(course).toMatchObject({ provider: { "@id": `${siteUrl}/#institute` } });
    expect(String(course?.description).length).toBeGreaterThan(20);
  });

  test.each([
    ["/events/sports", 3],
    ["/events/cultural?event=14", 1],
  ])("%s describes its events", async (address, count) => {
    const events = await ofTypeAt(pathIn(language, address), "Event");
    expect(events).toHaveLength(count);
    for (const event of events) {
      expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\d/);
      expect(event.name).toBeTruthy();
      expect(event.location).toMatchObject({ "@type": "Place" });
    }
  });
});

test("every page below another that the menu does not list has breadcrumbs", async () => {
  const inner = everyPage.filter(([, , address]) => /^\/(admission|notices)\/./.test(address));
  expect(inner).not.toEqual([]);
  const named = new Set<string>();
  await expectOfEveryPage(({ page, path, language }) => {
    const [way] = ofType(page, "BreadcrumbList");
    const items = way?.itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(siteUrl + pathIn(language, "/"));
    expect(items.at(-1)?.item).toBe(siteUrl + path);
    for (const { name, item } of items) {
      expect(name).toBeTruthy();
      named.add(item.replace(siteUrl, ""));
    }
  }, inner);
  for (const path of named) expect([path, (await get(path)).status]).toEqual([path, 200]);
  const [fees] = await ofTypeAt("/admission/fees", "BreadcrumbList");
  expect(JSON.stringify(fees)).toMatch(/"Home".*"Admission".*\/admission".*\/admission\/fees"/);
});

test("a missing page has no breadcrumbs", async () => {
  expect(await ofTypeAt("/no-such-page", "BreadcrumbList")).toEqual([]);
  expect(await ofTypeAt("/events/cultural?event=999", "BreadcrumbList")).toEqual([]);
});
