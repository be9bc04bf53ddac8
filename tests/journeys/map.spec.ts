import { expect, seldom, test } from "../help/journey.ts";

const map = "https://www.openstreetmap.org";

test.use({ guest: map });

for (const [path, show, directions] of [
  ["/", "Show the map here", "Directions"],
  ["/mr/visit", "नकाशा इथे दाखवा", "येण्याचा मार्ग"],
] as const)
  for (const isScripted of [true, false])
    test.describe(isScripted ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled: isScripted });

      const tag = seldom(isScripted !== (path === "/"));
      test(`the map of ${path} is loaded on request, and not before`, { tag }, async ({ page }) => {
        const asked: string[] = [];
        await page.route(`${map}/**`, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>map</title><p>The map</p>" });
        });
        await page.goto(path);
        await page.locator("footer iframe").scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
        expect(asked).toEqual([]);
        await expect(page.locator("footer").getByRole("link", { name: directions })).toHaveAttribute(
          "href",
          new RegExp(`^${map}/directions`),
        );
        const frame = page.frameLocator("footer iframe");
        await frame.getByRole("link", { name: show }).focus();
        await page.keyboard.press("Enter");
        // Exact: the link to the map, "Show the map here", contains the words.
        await expect(frame.getByText("The map", { exact: true })).toBeVisible();
        expect(asked).toHaveLength(1);
        expect(new URL(page.url()).pathname).toBe(path);
      });
    });
