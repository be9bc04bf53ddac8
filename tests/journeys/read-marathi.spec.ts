import { expect, test } from "../help/journey.ts";

const line = "मराठीत वाचा";

test.describe("on a phone set to Marathi", () => {
  test.use({ locale: "mr-IN", viewport: { width: 360, height: 740 } });

  test("the English home page begins with a way to the Marathi one, which has none", async ({ page }) => {
    await page.goto("/");
    const link = page.getByRole("link", { name: line });
    await expect(link).toBeInViewport({ ratio: 1 });
    const above = (await page.getByRole("banner").boundingBox())?.y ?? 0;
    expect((await link.boundingBox())?.y).toBeLessThan(above);
    await link.click();
    await expect(page).toHaveURL(/\/mr$/);
    await expect(page.getByRole("link", { name: line })).toHaveCount(0);
  });
});

test("a browser in English shows no such line", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(line)).toBeHidden();
});
