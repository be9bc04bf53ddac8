import { fill, haveRead, openAndRead, referenceIn } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";
import { words } from "../help/words.ts";

const t = words.mr;

test.use({
  javaScriptEnabled: false,
  viewport: { width: 360, height: 740 },
  colorScheme: "dark",
  contextOptions: { reducedMotion: "reduce" },
  expected: /status of 4\d\d/,
});

const overflow = () => (document.scrollingElement?.scrollWidth ?? 0) - (document.scrollingElement?.clientWidth ?? 0);

test("a girl without an email address asks in Marathi to be called on her father's phone, without script", async ({
  page,
}) => {
  await openAndRead(page, "/mr");
  await page.locator("#enquiry").getByRole("link", { name: t.enquiry.noEmail }).click();
  await expect(page).toHaveURL(/\/mr\/call-me$/);
  await haveRead(page);
  const form = page.locator("#call");
  const button = form.getByRole("button", { name: t.call.submit });
  await expect(page.locator("#call-guardianName")).toBeHidden();
  await form.locator("[name=isMinor]").check();
  await expect(page.locator("#call-guardianName")).toBeVisible();
  await fill(form, { fullName: "आशा", phone: "९८७६५ ४३२१०" });
  await button.click();

  const alert = form.getByRole("alert");
  await expect(alert).toBeInViewport();
  await expect(page.locator("#call-phone")).toHaveValue("९८७६५ ४३२१०");
  await expect(page.locator("#call-guardianName")).toBeVisible();
  await fill(form, { guardianName: "सुनीता" });
  await button.click();

  const note = form.getByRole("status");
  await expect(note).toContainText(t.call.done);
  await expect(note).toBeInViewport();
  expect(await referenceIn(note)).toMatch(/^E-/);
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});
