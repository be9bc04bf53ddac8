import { expect, seldom, test } from "../help/journey.ts";

const path = "/affiliation/pci";
const paper = "main a[data-open=paper]";

// What the worker fetches passes by `page.route`, so that the files below would arrive.
test.use({ serviceWorkers: "block" });

test.describe("when the script cannot be loaded", () => {
  test.use({ expected: /assets\/.*net::ERR_FAILED|net::ERR_FAILED.*assets\// });

  for (const file of ["**/assets/*.js", "**/assets/paper-overlay-*.js", "**/assets/paper-overlay-*.css"])
    test(`a click leads to the PDF, without ${file}`, { tag: seldom(!file.endsWith("/*.js")) }, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await page.goto(path);
      const address = (await page.locator(paper).getAttribute("href")) ?? "";
      const asked = page.waitForRequest((request) => request.url().endsWith(address) && request.isNavigationRequest());
      await page.locator(paper).click();
      await asked;
    });
});

test.describe("when the PDF cannot be fetched", () => {
  test.use({ expected: /\.pdf/ });

  test("the overlay says so and keeps the links to it", { tag: "@rest" }, async ({ page }) => {
    await page.route("**/*.pdf", (route) => route.abort());
    await page.goto(path);
    await page.locator(paper).click();
    await expect(page.getByRole("alert")).toContainText("This document could not be shown here.");
    await expect(page.getByRole("dialog").getByRole("link", { name: "Open in a new tab" })).toBeVisible();
  });
});

test("a click with Ctrl is left to the browser", { tag: "@rest" }, async ({ page }) => {
  await page.goto(path);
  const opened = page.context().waitForEvent("page");
  await page.locator(paper).click({ modifiers: ["Control"] });
  await opened;
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("papers are links that answer with a PDF", async ({ page }) => {
    for (const place of [path, "/about-us/gb-cdc", "/mr/affiliation/pci", "/mr/about-us/statutory-committee"]) {
      await page.goto(place);
      for (const link of await page.locator(paper).all()) {
        const answer = await page.request.get((await link.getAttribute("href")) ?? "");
        expect(answer.headers()["content-type"]).toBe("application/pdf");
        expect((await answer.body()).subarray(0, 5).toString(), place).toBe("%PDF-");
      }
    }
  });
});
