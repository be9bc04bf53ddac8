import { expect, seldom, test } from "../help/journey.ts";
import { caption, slide } from "../help/lightbox.ts";

test("View Details (Images) opens the event's images over the page, and the button closes them", async ({ page }) => {
  await page.goto("/events/cultural?year=2024-2025");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Freshers’ Day" }) });
  const link = card.getByRole("link", { name: "View Details (Images)" });
  await link.click();
  const pictures = page.getByRole("dialog", { name: "Pictures" });
  await expect(slide(page).getByRole("img")).toHaveJSProperty("complete", true);
  await expect(slide(page).getByText(/^1 \/ 4$/)).toBeVisible();
  await expect(caption(page)).toHaveText("Freshers’ Day");
  await expect(slide(page).getByText("Second-years welcomed the new batch")).toBeInViewport({ ratio: 1 });
  for (const title of ["Notice", "Report", "Sheet of photographs"]) {
    await pictures.getByRole("button", { name: "Next" }).click();
    await expect(caption(page)).toHaveText(`${title} of Freshers’ Day`);
  }
  await pictures.getByRole("button", { name: "Close" }).click();
  await expect(pictures).toHaveCount(0);
  await expect(page).toHaveURL("/events/cultural?year=2024-2025");
  await expect(link).toBeFocused();
});

test("the pictures beside the first are loaded once that is there", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/pictures/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  // A browser that loads the next page ahead would have its pictures, whatever is held here.
  await page.route("**/events/cultural?*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="speculationrules">[^<]*<\/script>/, "");
    await route.fulfill({ response, body });
  });
  // None of the page's own pictures is there either, as the first may be one of them.
  await page.goto("/events/cultural?year=2024-2025", { waitUntil: "domcontentloaded" });
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Freshers’ Day" }) });
  await card.getByRole("link", { name: "View Details (Images)" }).press("Enter");
  const images = page.getByRole("dialog").locator("img");
  await expect(images).toHaveCount(1);
  held.resolve();
  await expect(images).toHaveCount(3);
});

test("no script file is requested before the button is touched", { tag: "@rest" }, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/events/cultural", { waitUntil: "networkidle" });
  await page.goto("/events", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
});

test.describe("when the script cannot be loaded", () => {
  test.use({ expected: /assets\/.*net::ERR_FAILED|net::ERR_FAILED.*assets\// });

  test("the button leads to the page with the images", { tag: "@rest" }, async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/events/cultural");
    await page.locator("main a[data-open=gallery]").first().click();
    await expect(page).toHaveURL(/\?event=\d+$/);
    await expect(page.locator("main a[data-open=picture]").first()).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/events/cultural", "/mr/events/cultural"])
    test(`the button of ${path} leads to a page with the images, and back`, {
      tag: seldom(path === "/events/cultural"),
    }, async ({ page }) => {
      await page.goto(path);
      const card = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading") })
        .first();
      const title = (await card.getByRole("heading").textContent()) ?? "";
      await card.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const images = page.locator("main a[data-open=picture] img");
      expect(await images.count()).toBeGreaterThan(0);
      await images.last().scrollIntoViewIfNeeded();
      await expect(images.last()).toHaveJSProperty("complete", true);
      await page.locator("main a").first().click();
      await expect(page).toHaveURL(path);
    });
});
