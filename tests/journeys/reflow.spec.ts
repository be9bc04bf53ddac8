import { expect, test } from "../help/journey.ts";
import { cut, overlaid } from "../help/layout.ts";

/** The spacing that WCAG 1.4.12 lets a reader set. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

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
