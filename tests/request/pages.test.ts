import { describe, expect, test } from "vitest";
import { everyPageAndMore, expectOfEveryPage } from "../help/every-page.ts";
import { newMember } from "../help/faculty-visits.ts";
import { all, elements, scriptsIn, textOf, the } from "../help/html.ts";
import { markupFaultsIn } from "../help/markup-faults.ts";
import { linkOf } from "../help/parts.ts";
import { expectWhole } from "../help/posted-forms.ts";
import { languages, pathIn, routes } from "../help/routes.ts";
import { words } from "../help/words.ts";

describe("every page", () => {
  test("answers in its language, under its own heading", () =>
    expectOfEveryPage(({ status, headers, page, language, address }) => {
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(the(page, "html").attributes.lang).toBe(language);
      const heading = textOf(the(page, "h1"));
      expect(heading).toMatch(language === "en" ? (routes[address] as RegExp) : /\p{Script=Devanagari}|^[A-Z]+$/u);
    }));

  test("has no markup that a browser would have to repair, and neither has a dashboard", async () => {
    await expectOfEveryPage(({ html }) => expect(markupFaultsIn(html)).toEqual([]), everyPageAndMore);
    for (const language of languages) {
      const { browser } = await newMember(undefined, { language });
      const { html } = await browser.visit(pathIn(language, "/faculty/dashboard"));
      expect(markupFaultsIn(html)).toEqual([]);
    }
  });

  test("shows no placeholder and no value that was never filled in", () =>
    expectOfEveryPage(({ html, page }) => {
      const shown = all(page, "body").map(textOf).join();
      expect(shown).not.toMatch(/\{\s*\w+\s*\}|\[object|\bundefined\b|\bNaN\b|\bnull\b|Invalid Date|lorem ipsum|TODO/i);
      expect(html).not.toMatch(/="(undefined|null|NaN)"|\[object|\{\w+\}"/);
    }));

  test("loads no script and contains at most 1 KB of it", () =>
    expectOfEveryPage(({ page }) => {
      expect(all(page, "script[src]")).toEqual([]);
      expect(all(page, "link[rel=modulepreload]")).toEqual([]);
      const bytes = scriptsIn(page).map((script) => Buffer.byteLength(String(script.children[0])));
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1024);
    }));

  test("contacts no other site before the visitor does", () =>
    expectOfEveryPage(({ page }) => {
      const fetched = elements(page).flatMap(({ name, attributes: { src, srcset, href, rel = "", poster, data } }) => [
        ...[src, poster, data, ...(srcset ?? "").split(",")],
        ...(name === "link" && !/canonical|alternate/.test(rel) ? [href] : []),
      ]);
      expect(fetched.filter((each) => each && !/^\/(?!\/)/.test(each.trim()))).toEqual([]);
    }));

  test("has unique ids, and labels and descriptions that refer to them", () =>
    expectOfEveryPage(({ page }) => {
      expectWhole(page);
    }));

  test("has headings that skip no level", () =>
    expectOfEveryPage(({ page }) => {
      const levels = elements(the(page, "main")).flatMap(({ name }) =>
        /^h[1-6]$/.test(name) ? [Number(name[1])] : [],
      );
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    }));

  test("gives every picture a text and a size", () =>
    expectOfEveryPage(({ page }) => {
      for (const { attributes } of all(page, "img")) {
        expect(attributes).toHaveProperty("alt");
        expect(Number(attributes.width)).toBeGreaterThan(0);
        expect(Number(attributes.height)).toBeGreaterThan(0);
      }
      for (const { attributes } of all(page, "main a img")) expect(attributes.alt).not.toBe("");
    }));

  test("links to itself in the other language", () =>
    expectOfEveryPage(({ page, language, address }) => {
      const other = languages.find((each) => each !== language) ?? "en";
      const links = all(page, "header a[hreflang]").map(({ attributes: { href, lang } }) => ({ href, lang }));
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toEqual({ href: pathIn(other, address), lang: other });
    }));

  test("marks the current page in both menus, and lets the menus be skipped", () =>
    expectOfEveryPage(({ page, path, language }) => {
      expect(linkOf(page, words[language].menu.skip).attributes.href).toBe("#content");
      expect(the(page, "main").attributes.id).toBe("content");
      for (const menu of ["nav:not([popover])", "nav#drawer"].map((nav) => `header ${nav}`)) {
        const current = all(page, `${menu} a[aria-current=page]`);
        expect(current.map((link) => link.attributes.href)).toEqual(
          all(page, `${menu} a`)
            .map((link) => link.attributes.href)
            .filter((href) => href === path),
        );
      }
    }));
});

test.each([
  ["<p><div></div></p>", 3],
  ["<div><b></div>", 1],
  ["<div></div></div>", 1],
  ["<table><tr><td>a</td></tr></table>", 1],
  ['<p id="a" id="a">&nosuch;</p>', 2],
  ["<p>a<br>b &amp; <svg><path /></svg></p>", 0],
])("%s has %d faults that a browser repairs", (markup, count) => {
  const html = `<!doctype html><html><head><title>A</title></head><body>${markup}</body></html>`;
  expect(markupFaultsIn(html)).toHaveLength(count);
});
