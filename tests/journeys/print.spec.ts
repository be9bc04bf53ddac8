import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";

const sample = [
  "/",
  "/about-us/infrastructure",
  "/affiliation/pci",
  "/courses/d-pharm",
  "/faculty",
  "/events/cultural",
  "/mr/admission",
];

/** The sheets that the page prints on, all of them A4. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  expect(boxes.length).toBeGreaterThan(0);
  for (const [, width, height] of boxes)
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("pages print on A4 without menus", { tag: "@rest" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of sample)
    await test.step(path, async () => {
      await page.goto(path);
      for (const menu of [".menu-bar", ".menu-drawer", ".language", ".skip-link", ".button", "footer", "form"])
        expect(await page.locator(`${menu}:visible`).count(), menu).toBe(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/, \+91\s00000\s00000, /)).toBeVisible();
    });
  expect(await sheets(page)).toBeGreaterThan(0);
});

test("the faculty page prints on two sheets, with every detail", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/faculty");
  await expect(page.getByText("principal@example.org")).toBeVisible();
  expect(await sheets(page)).toBe(2);
});

test("the page for inspectors prints on at most two sheets", async ({ page }) => {
  for (const path of ["/inspection", "/mr/inspection"]) {
    await page.goto(path);
    expect(await sheets(page), path).toBeLessThanOrEqual(2);
  }
});
