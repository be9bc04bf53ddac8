import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";

/** The spacing that WCAG 1.4.12 lets a reader set. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Text that its box hides a part of, and the page itself when it scrolls sideways. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("body, body *")].filter((each) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each);
      if (!each.checkVisibility() || clipPath !== "none" || !each.textContent?.trim()) return false;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      return (
        (hides(overflowX) && each.scrollWidth > each.clientWidth + 1) ||
        (hides(overflowY) && each.scrollHeight > each.clientHeight + 1)
      );
    });
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    const names = boxes.map((each) => `${each.tagName}.${each.className}`);
    if (scrollWidth <= clientWidth) return names;
    const wide = [...document.querySelectorAll("body *")].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1 && each.childElementCount === 0,
    );
    const sticksOut = wide.map((each) => `${each.tagName}: ${each.textContent?.slice(0, 30)}`);
    return [`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`, ...sticksOut.slice(0, 5), ...names];
  });

/** Pairs of texts of which one lies over the other. */
const overlaid = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, label, dt, dd), header :is(p, a, button)")]
      .filter((each) => each.checkVisibility() && !each.closest("[popover], .skip-link, .sr-only"))
      .filter((each) => each.getBoundingClientRect().height > 0);
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 2 &&
      other.left < one.right - 2 &&
      one.top < other.bottom - 2 &&
      other.top < one.bottom - 2;
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => !one.contains(other) && !other.contains(one))
        .filter((other) => isOver(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `"${one.textContent?.slice(0, 30)}" over "${other.textContent?.slice(0, 30)}"`),
    );
  });

// A window of 1280 px at a zoom of 200% is 640 px wide, at 400% 320.
for (const path of ["/", "/mr", "/courses/d-pharm"])
  for (const width of [320, 640, 1280]) {
    test(`no text of ${path} is cut or covered in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 512 });
      await page.goto(path);
      expect(await cut(page)).toEqual([]);
      expect(await overlaid(page)).toEqual([]);
    });

    test(`no text of ${path} is cut or covered at ${width} px when a reader widens the spacing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 512 });
      await page.goto(path);
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      await expect(page.locator("main p").first()).toHaveCSS("letter-spacing", /^[1-9]/);
      expect(await cut(page)).toEqual([]);
      expect(await overlaid(page)).toEqual([]);
    });
  }
