import { isRest } from "../help/is-rest.ts";
import { expect, test } from "../help/journey.ts";
import { cut, overlaid } from "../help/layout.ts";

/** The text spacing of WCAG 1.4.12. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

test("no text is cut or covered in a narrow window, also when a reader widens the spacing", { tag: "@both" }, async ({
  page,
}) => {
  const found: Record<string, string[]> = {};
  for (const path of isRest ? ["/"] : ["/mr", "/courses/d-pharm"]) {
    const look = async (how: string) => {
      // A window of 1280 px at a zoom of 200% is 640 px wide, at 400% 320.
      for (const width of [1280, 640, 320]) {
        await page.setViewportSize({ width, height: 512 });
        found[`${path} ${how} at ${width} px`] = [...(await cut(page)), ...(await overlaid(page))];
      }
    };
    await page.goto(path);
    await look("as it is");
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    await expect(page.locator("main p").first()).toHaveCSS("letter-spacing", /^[1-9]/);
    await look("with wide spacing");
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
});
