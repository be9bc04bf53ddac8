import { expect, test } from "vitest";
import { expectOfEveryPage } from "../help/every-page.ts";
import { all, the } from "../help/html.ts";
import { get, siteUrl } from "../help/visit.ts";

interface Rule {
  where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] };
}

const answers = new Map<string, ReturnType<typeof get>>();

test("what a browser may load ahead of the visitor is public, and HTML", () =>
  expectOfEveryPage(async ({ page, path }) => {
    const rules: Record<string, Rule[]> = JSON.parse(String(the(page, "script[type=speculationrules]").children[0]));
    const [{ where }] = rules.prefetch as [Rule];
    const [may, { not }] = where.and;
    const patternOf = (href: string) => new URLPattern(href, siteUrl + path);
    const meant = patternOf(may.href_matches);
    const excluded = not.href_matches.map(patternOf);
    const links = all(page, "a").map(({ attributes }) => new URL(attributes.href ?? "", siteUrl + path).href);
    const ahead = links.filter((href) => meant.test(href) && !excluded.some((each) => each.test(href)));
    expect(ahead.length).toBeGreaterThan(20);
    expect(rules.prerender?.[0]?.where).toEqual(where);
    for (const href of ahead) {
      expect(href.startsWith(`${siteUrl}/`)).toBe(true);
      const address = href.slice(siteUrl.length).replace(/#.*/, "");
      const answer = answers.get(address) ?? get(address);
      answers.set(address, answer);
      const { status, headers } = await answer;
      expect([address, status]).toEqual([address, 200]);
      expect(headers.get("content-type")).toMatch(/^text\/html/);
      expect(headers.get("cache-control")).toMatch(/^public/);
      expect(headers.get("set-cookie")).toBeNull();
    }
  }));
