import { describe, expect, test } from "vitest";
import { all, textOf, the } from "../help/html.ts";
import { hrefsIn } from "../help/parts.ts";
import { get, visit } from "../help/visit.ts";

const search = (path: string, typed: string) => visit(`${path}?q=${encodeURIComponent(typed)}`);

describe("the search", () => {
  test.each([
    ["/search", "sports", "/events/sports"],
    ["/search", "PRIVACY", "/privacy-policy"],
    ["/search", "grievence redresal", "/about-us/statutory-committee#grievance-redressal"],
    ["/search", "pharmaceutics", "/courses/d-pharm#subjects"],
    ["/mr/search", "अभिप्राय", "/mr/feedback"],
    ["/mr/search", "fees", "/mr/admission/fees"],
    ["/mr/search", "pci", "/mr/affiliation/pci"],
    ["/search", "bonafide", "/certificates"],
    ["/search", "duplicate marksheet", "/certificates"],
    ["/search", "verify diploma", "/certificates"],
    ["/mr/search", "बोनाफाईड", "/mr/certificates"],
    ["/mr/search", "bonafied", "/mr/certificates"],
    ["/mr/search", "verify diploma", "/mr/certificates"],
    ["/mr/search", "holiday", "/mr/students"],
    ["/mr/search", "duplicate marksheet", "/mr/certificates"],
    ["/mr/search", "पडताळणी", "/mr/certificates"],
    ["/search", "fake", "/check"],
    ["/mr/search", "बनावट", "/mr/check"],
    ["/mr/search", "खरे आहे का", "/mr/check"],
    ["/mr/search", "banavat kagad", "/mr/check"],
    ["/mr/search", "पगार", "/mr/after-d-pharm"],
  ])("%s finds %s at %s", async (path, typed, address) => {
    const { status, page } = await search(path, typed);
    expect(status).toBe(200);
    const results = hrefsIn(page, "main :not(nav) > ol a");
    expect(results).toContain(address);
    expect(all(page, "main :not(nav) > ol mark").length).toBeGreaterThan(0);
  });

  test.each([
    ["/search", "fees", /₹76,000/, "/admission/fees"],
    ["/mr/search", "फी किती", /₹७६,०००/, "/mr/admission/fees"],
    ["/mr/search", "phone number", /\+91 00000 00000/, "tel:+910000000000"],
    ["/search", "last date", /Online registration: 7–⁠30 June 2027 \(expected\)/, "/admission#dates"],
    ["/search", "seats", /60/, "/admission/steps"],
    ["/mr/search", "टक्के", /५०%/, "/mr/admission#can-apply"],
  ])("%s answers %j above the results", async (path, typed, said, address) => {
    const { page } = await search(path, typed);
    const [answer] = all(page, "main dl");
    expect(answer && textOf(answer)).toMatch(said);
    expect(answer && all(answer, "a").map(({ attributes: { href } }) => href)).toContain(address);
    expect(all((await search(path, `${typed} zzqqy`)).page, "main dl")).toEqual([]);
  });

  test.each([
    ["फ़ी", "फी"],
    ["ड\u093e\u0945", "डॉ"],
    ["अन्तिम", "अंतिम"],
    ["\u0905\u0949नलाइन", "ऑनलाइन"],
    ["\u0905\u093eरक्षण", "आरक्षण"],
  ])("finds with %s what it finds with %s, spelled as it looks", async (typed, standard) => {
    const found = async (text: string) => hrefsIn((await search("/mr/search", text)).page, "main :not(nav) > ol a");
    expect(await found(typed)).toEqual(await found(standard));
    expect((await found(standard)).length).toBeGreaterThan(0);
  });

  test("shows what the other language has, in that language", async () => {
    const { page } = await search("/search", "मनोगत");
    const [first] = all(page, "main :not(nav) > ol a");
    expect(first?.attributes).toMatchObject({ lang: "mr" });
    expect(first?.attributes.href).toMatch(/^\/mr\//);
  });

  test.each(["/search", "/mr/search"])("says what to try when nothing is found: %s", async (path) => {
    const { status, page } = await search(path, "zzqqy");
    expect(status).toBe(200);
    expect(all(page, "main :not(nav) > ol a")).toEqual([]);
    expect(all(page, "main section li a").length).toBeGreaterThanOrEqual(8);
    expect(all(page, "main a[href^='tel:']").length).toBe(1);
  });

  test("asks for fewer words when the text is too long, and shows pages when there is none", async () => {
    for (const path of [`/search?q=${"a".repeat(201)}`, "/search", "/search?q="]) {
      const { status, page } = await visit(path);
      expect(status).toBe(200);
      expect(all(page, "main section li a").length).toBeGreaterThanOrEqual(8);
      expect(all(page, "main [role=status]").length).toBe(path.length > 100 ? 1 : 0);
    }
  });

  test("shows what was typed as text, never as HTML", async () => {
    const typed = `"><img src=x onerror=alert(1)> fees?`;
    const { html, page } = await search("/search", typed);
    expect(the(page, "input#q").attributes.value).toBe(typed);
    expect(textOf(the(page, "title"))).toContain(typed);
    expect(html).not.toContain("<img src=x");
  });

  test("is not in the index of search engines, and its results are cached nowhere", async () => {
    expect(the((await visit("/search")).page, "meta[name=robots]").attributes.content).toBe("noindex");
    expect(await (await get("/sitemap.xml")).text()).not.toContain("/search<");
    expect((await get("/search?q=fees")).headers.get("cache-control")).toBe("private, no-cache");
    expect((await get("/search")).headers.get("cache-control")).toMatch(/public/);
  });
});
