import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const open: Record<string, (page: Page, locale: string) => Promise<void>> = {
  "a dropdown": async (page, locale) => {
    await page.goto(`${locale}/about-us/message/president`);
    await page.locator("button[popovertarget=menu-about]").click();
    await expect(page.locator("#menu-about [aria-current=page]")).toBeVisible();
  },
  "the drawer": async (page, locale) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${locale}/about-us/message/president`);
    await page.locator(".drawer-button").click();
    await expect(page.locator("#drawer [aria-current=page]")).toBeVisible();
  },
  "the lightbox": async (page, locale) => {
    await page.goto(`${locale}/about-us/infrastructure`);
    await page.locator("main a[data-open=picture]").first().click();
    await expect(page.locator(".yarl__slide_current").getByRole("img")).toHaveJSProperty("complete", true);
    await expect(page.locator(".yarl__portal_open")).toHaveCSS("opacity", "1");
  },
  "an event's images": async (page, locale) => {
    await page.goto(`${locale}/events/cultural`);
    await page.locator("main a[data-open=gallery]").first().click();
    await expect(page.locator(".yarl__slide_current").getByRole("img")).toHaveJSProperty("complete", true);
    await expect(page.locator(".yarl__portal_open")).toHaveCSS("opacity", "1");
  },
  "a paper": async (page, locale) => {
    await page.goto(`${locale}/about-us/gb-cdc`);
    await page.locator("main a[data-open=paper]").first().click();
    await expect(page.getByRole("dialog").locator("canvas[data-drawn]")).toHaveCount(2);
  },
  "an event's own page": async (page, locale) => {
    await page.goto(`${locale}/events/cultural?event=14`);
  },
  "the registration": async (page, locale) => {
    await page.goto(`${locale}/faculty-login?mode=register`);
  },
  "what a search found": async (page, locale) => {
    await page.goto(`${locale}/sitemap?q=p`);
  },
  "a form that was refused": async (page, locale) => {
    await page.goto(`${locale}/courses/d-pharm`);
    await page.locator("main form[method=post] button").click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "a teacher's details": async (page, locale) => {
    await page.goto(`${locale}/faculty`);
    for (const details of await page.locator("main summary").all()) await details.click();
  },
};

for (const colorScheme of ["light", "dark"] as const)
  for (const locale of ["", "/mr"])
    test.describe(`${locale ? "in Marathi" : "in English"}, in the ${colorScheme} theme`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" }, expected: /status of 503/ });

      for (const [state, act] of Object.entries(open))
        test(`axe finds no fault with ${state} shown`, async ({ page }) => {
          await act(page, locale);
          const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
          const found = violations.map(({ id, nodes }) => [
            id,
            nodes.map(({ html, failureSummary }) => html + failureSummary),
          ]);
          expect(found).toEqual([]);
        });
    });

test("axe finds no fault with the opening logo shown", async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.locator("dialog.splash")).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .include("dialog.splash")
    .setLegacyMode()
    .analyze();
  expect(violations).toEqual([]);
  await page.close();
});
