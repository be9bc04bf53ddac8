import type { Page } from "@playwright/test";
import { expect, test } from "../help/journey.ts";

const plan = "/mr/admission/plan?c=obc&g=girl";

test("ticks of a plan stay on the device, and “start again” removes them", async ({ page }) => {
  await page.goto(plan);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const first = page.getByRole("checkbox", { name: "आहे", exact: true }).first();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await first.check();
  await expect(page.getByText("तुमच्या खुणा फक्त याच फोनमध्ये किंवा संगणकात राहतात")).toBeVisible();
  await page.goto("/mr/admission/plan");
  await expect(first).toBeChecked();
  const kept = await page.evaluate(() => localStorage.getItem("plan"));
  expect(kept).not.toMatch(/obc|girl/);
  const [tick = ""] = JSON.parse(kept ?? "{}").ticks;
  expect(tick).toMatch(/\.have$/);
  // So neither the log nor the store can have them.
  expect(asked.filter((each) => each.includes(tick) || !each.startsWith("GET "))).toEqual([]);
  await page.getByRole("button", { name: "पुन्हा सुरुवात करा" }).click();
  await expect(first).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** What a plan says once its script has kept a tick. */
const kept = (page: Page) => page.getByText("Your ticks stay on this device only");

test("ticks of documents that another plan does not show are kept", async ({ page }) => {
  await page.goto("/admission/plan");
  const caste = page.locator("[data-tick='caste.have']");
  await caste.check();
  await expect(kept(page)).toBeVisible();
  await page.goto("/admission/plan?c=open");
  await expect(kept(page)).toBeVisible();
  await expect(caste).toHaveCount(0);
  await page.goto("/admission/plan");
  await expect(caste).toBeChecked();
  await page.goto("/admission/plan?c=open");
  await page.getByRole("button", { name: "Start again" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a plan says which dates have changed since the last visit", async ({ page }) => {
  await page.goto("/admission/plan");
  await page.getByRole("checkbox", { name: "I have it", exact: true }).first().check();
  await expect(kept(page)).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.plan);
    kept.dates = kept.dates.map((date: string) => date.replace("online-registration", "online-registration "));
    localStorage.plan = JSON.stringify(kept);
  });
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "Online registration" })).toHaveText(
    /^Changed since \d+ \w+: Online registration\.$/,
  );
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "I have it", exact: true }).first()).toBeChecked();
  await expect(page.getByText("Changed since")).toHaveCount(0);
});

test("a plan prints on one A4 sheet, with answers and without", async ({ page }) => {
  for (const path of [plan, "/admission/plan", "/mr/admission/plan"]) {
    await page.goto(path);
    const pdf = await page.pdf({ format: "A4" });
    expect([path, pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length]).toEqual([path, 1]);
  }
  await expect(page.getByRole("listitem").filter({ hasText: "EWS" }), "on one line of the print").toContainText(
    /प्रती फक्त यासाठी: EWS/,
  );
});
