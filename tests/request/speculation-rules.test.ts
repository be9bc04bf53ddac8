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
    const matches = (pattern: string, href: string) => new URLPattern(pattern, siteUrl + path).test(href);
    const [{ where }] = rules.prefetch as [Rule];
    const links = all(page, "a").map(({ attributes }) => new URL(attributes.href ?? "", siteUrl + path).href);
    const ahead = links.filter(
      (href) =>
        matches(where.and[0].href_matches, href) && !where.and[1].not.href_matches.some((each) => matches(each, href)),
    );
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
