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

for (const path of sample)
  test(`${path} prints on A4 without menus`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    for (const menu of [".menu-bar", ".menu-drawer", ".language", ".skip-link", "footer", "form"])
      expect(await page.locator(`${menu}:visible`).count(), menu).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  });

test("print in the dark theme is dark on white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/about-us/gb-cdc");
  const shades = await page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    const light = (colour: string) => {
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    };
    return [...document.querySelectorAll("main :is(h1, h2, p, td, th)")]
      .filter((each) => each.checkVisibility())
      .map((each) => light(getComputedStyle(each).color));
  });
  expect(Math.max(...shades)).toBeLessThan(160);
});
