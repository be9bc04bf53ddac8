import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";

/** The contrast of two colours, `rgb(1, 2, 3)`, as WCAG 2.2 defines it. */
function contrast(...colours: [string, string]): number {
  const [high = 0, low = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** What has the focus: its text, its ring's colour and width, and the colour of the first filled box around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
    let around = element.parentElement;
    while (around?.parentElement && getComputedStyle(around).backgroundColor === "rgba(0, 0, 0, 0)")
      around = around.parentElement;
    const { backgroundColor } = getComputedStyle(around ?? element);
    return {
      name: `${element.tagName} ${element.textContent.trim().slice(0, 30)}`,
      isPage: element === document.body,
      isFrame: element.tagName === "IFRAME",
      ring: outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2 ? outlineColor : backgroundColor,
      backgroundColor,
    };
  });

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, javaScriptEnabled: true });

    for (const path of ["/admission", "/mr/visit"])
      test(`each stop of the Tab key on ${path} has a ring that stands out from what is around it`, async ({
        page,
      }) => {
        await page.goto(path);
        const faint: string[] = [];
        let stops = 0;
        for (await page.keyboard.press("Tab"); stops < 150; await page.keyboard.press("Tab")) {
          const { name, isPage, isFrame, ring, backgroundColor } = await focused(page);
          if (isPage) break;
          stops += 1;
          if (!isFrame && contrast(ring, backgroundColor) < 3) faint.push(`${name}: ${ring} on ${backgroundColor}`);
        }
        expect(stops).toBeGreaterThan(40);
        expect(faint).toEqual([]);
      });
  });
