import type { Page } from "@playwright/test";

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - (document.scrollingElement?.clientWidth ?? 0));

/** Text that is clipped by its box without an ellipsis, and the page itself when it scrolls sideways. */
export const cut = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("body, body *")].filter((each) => {
      const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(each);
      if (!each.checkVisibility() || clipPath !== "none" || !each.textContent?.trim()) return false;
      if (textOverflow === "ellipsis" && each.scrollHeight <= each.clientHeight + 1) return false;
      if (webkitLineClamp !== "none") return false;
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

/** Pairs of texts that overlap, except below a bar that stays in view; only inside the dialog if one is open. */
export const overlaid = (page: Page) =>
  page.evaluate(() => {
    const modal = document.querySelector(":modal");
    const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, label, dt, dd), header :is(p, a, button)")]
      .filter((each) => modal === null || modal.contains(each))
      .filter((each) => each.checkVisibility() && !each.closest("[popover], .skip-link, .sr-only"))
      .filter((each) => each.closest(".save-bar") === null)
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 2 &&
      other.left < one.right - 2 &&
      one.top < other.bottom - 2 &&
      other.top < one.bottom - 2;
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => isOver(one.box, other.box))
        .filter((other) => !one.each.contains(other.each) && !other.each.contains(one.each))
        .map((other) => `"${one.each.textContent?.slice(0, 30)}" over "${other.each.textContent?.slice(0, 30)}"`),
    );
  });

/** Elements that overflow the right edge of the page. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 5).map((each) => `${each.tagName}.${each.className}: ${each.textContent?.slice(0, 40)}`);
  });

/**
 * Targets that are too small for a finger: below 24 px for standalone ones, below 44 px for buttons, fields and menus.
 */
export const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const main =
      "button, .button, summary, input, textarea, select, .language, .brand, .tiles a, .section-links a, #drawer a";
    const hidden = (each: Element) =>
      !each.checkVisibility({ visibilityProperty: true }) || each.closest(".skip-link, .sr-only") !== null;
    /** A link within a sentence; the line gives it its height. */
    const isInText = (each: Element) => {
      const block = each.closest("p, li, dd, td, th, h1, h2, h3, address, label, div");
      const copy = block?.cloneNode(true) as Element | undefined;
      for (const other of copy?.querySelectorAll("a, button, ul, .sr-only") ?? []) other.remove();
      return getComputedStyle(each).display === "inline" && /\p{L}{2,}/u.test(copy?.textContent ?? "");
    };
    return [...document.querySelectorAll("a[href], button, input, textarea, select, summary")]
      .filter((each) => !hidden(each))
      .flatMap((each) => {
        // A checkbox or radio button is as large as its label.
        const target = each.matches("[type=checkbox], [type=radio]") ? (each.closest("label") ?? each) : each;
        const { width, height } = target.getBoundingClientRect();
        const least = each.matches(main) ? 44 : 24;
        if ((width >= least && height >= least - 0.1) || isInText(each)) return [];
        return [
          `${each.tagName} "${each.textContent?.trim().slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}`,
        ];
      });
  });

/** The layout faults of a page in its window, whatever the size of its targets. */
export const faultsInWindow = async (page: Page): Promise<string[]> => [
  ...(await cut(page)),
  ...(await overlaid(page)),
  ...(await sticksOut(page)),
];

/** The layout faults of a page in the narrowest window, and in one twice as wide with text at double size. */
export async function layoutFaults(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = [...(await faultsInWindow(page)), ...(await tooSmall(page))];
  await page.setViewportSize({ width: 640, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "212.5%"));
  const large = await faultsInWindow(page);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before) await page.setViewportSize(before);
  return { narrow, large };
}
