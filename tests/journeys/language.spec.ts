import { expect, test } from "../help/journey.ts";

const pairs: [english: string, marathi: string][] = [
  ["/", "/mr"],
  ["/r&d/publication", "/mr/r&d/publication"],
  ["/about-us/message/president", "/mr/about-us/message/president"],
];

test("the language switch leads to the same page and back", async ({ page }) => {
  for (const [english, marathi] of pairs)
    await test.step(english, async () => {
      await page.goto(english);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      await page.getByRole("link", { name: "मराठी", exact: true }).click();
      await expect(page).toHaveURL(marathi);
      await expect(page.locator("html")).toHaveAttribute("lang", "mr");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0900-\u097F]/);
      await page.getByRole("link", { name: "English", exact: true }).click();
      await expect(page).toHaveURL(english);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
    });
});

test("a visitor who reads Marathi stays in Marathi from link to link", async ({ page }) => {
  await page.goto("/mr");
  const inside = await page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter((link) => link.lang !== "en" && !/\.\w+$/.test(link.pathname))
        .map((link) => link.pathname),
    );
  expect(inside.length).toBeGreaterThan(40);
  expect(inside.filter((path) => !/^\/mr(\/|$)/.test(path))).toEqual([]);
});
