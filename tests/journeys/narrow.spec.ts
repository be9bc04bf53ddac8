import type { Page } from "@playwright/test";
import { expect, share, test, upTo } from "../help/journey.ts";
import { pagePaths } from "../help/pages.ts";

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
  expected: /status of 404/,
});

/** What stands out of the page at its right edge. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 5).map((each) => `${each.tagName}.${each.className}: ${each.textContent?.slice(0, 40)}`);
  });

/** Targets that are too small for a finger: 24 px for any that stands by itself, 44 px for buttons, fields and menus. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const main =
      "button, .button, summary, input, textarea, select, .language, .brand, .tiles a, .section-links a, #drawer a";
    const hidden = (each: Element) =>
      !each.checkVisibility({ visibilityProperty: true }) || each.closest(".skip-link, .sr-only") !== null;
    /** A link between words; those around it give it its height. */
    const isInText = (each: Element) => {
      const block = each.closest("p, li, dd, td, th, h1, h2, h3, address, label, div");
      const copy = block?.cloneNode(true) as Element | undefined;
      for (const other of copy?.querySelectorAll("a, button, ul, .sr-only") ?? []) other.remove();
      return getComputedStyle(each).display === "inline" && /\p{L}{2,}/u.test(copy?.textContent ?? "");
    };
    return [...document.querySelectorAll("a[href], button, input, textarea, select, summary")]
      .filter((each) => !hidden(each) && !isInText(each))
      .flatMap((each) => {
        // A box to tick is as large as its label.
        const target = each.matches("[type=checkbox]") ? (each.closest("label") ?? each) : each;
        const { width, height } = target.getBoundingClientRect();
        const least = each.matches(main) ? 44 : 24;
        if (width >= least && height >= least - 0.1) return [];
        return [
          `${each.tagName} "${each.textContent?.trim().slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}`,
        ];
      });
  });

const parts = 6;
for (const part of upTo(parts)) {
  test(`nothing scrolls sideways at 320 px, part ${part + 1} of ${parts} of all pages`, async ({ page, site }) => {
    const found: Record<string, string[]> = {};
    for (const path of share(await pagePaths(site.url), part, parts)) {
      await page.goto(path);
      const out = await sticksOut(page);
      if (out.length > 0) found[path] = out;
    }
    expect(found).toEqual({});
  });

  test(`every target is large enough, part ${part + 1} of ${parts} of all pages`, async ({ page, site }) => {
    const found = new Map<string, string>();
    for (const path of share(await pagePaths(site.url), part, parts)) {
      await page.goto(path);
      for (const target of await tooSmall(page)) found.set(target, path);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });
}

test("every target of the open drawer is large enough", async ({ page }) => {
  await page.goto("/about-us/message/president");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect(await tooSmall(page)).toEqual([]);
});
