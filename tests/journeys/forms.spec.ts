import { expect, test } from "../help/journey.ts";

test.use({ javaScriptEnabled: false, expected: /status of 503/ });

/** For each form: where it is, its button, and each field with its type, whether it is required, and a value. */
const forms = {
  "the admission enquiry": {
    path: "/",
    button: "Send OTP",
    fields: [
      ["Full name", "text", true, "Asha Namune"],
      ["HSC (12th) percentage", "text", true, "85.50%"],
      ["Email", "email", true, "asha@example.org"],
      ["Contact number", "tel", true, "0000000000"],
    ],
  },
  "the feedback form": {
    path: "/feedback",
    button: "Send feedback",
    fields: [
      ["Name", "text", true, "Asha Namune"],
      ["Email", "email", true, "asha@example.org"],
      ["Feedback", "textarea", true, "A good visit."],
    ],
  },
  "the D.Pharm application": {
    path: "/courses/d-pharm",
    button: "Send application",
    fields: [
      ["Full name", "text", false, "Asha Namune"],
      ["Email", "email", false, "asha@example.org"],
      ["Phone", "tel", false, "0000000000"],
    ],
  },
} as const;

for (const [name, { path, button, fields }] of Object.entries(forms)) {
  test(`${name} has its fields, labelled and checked by the browser itself`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator("main form[method=post]");
    await expect(form.locator("input, textarea")).toHaveCount(fields.length);
    for (const [label, type, isRequired] of fields) {
      const field = form.getByLabel(label, { exact: false });
      await expect(field).toHaveJSProperty("type", type);
      await expect(field).toHaveJSProperty("required", isRequired);
      await expect(field).toHaveAttribute("name", /\w/);
    }
  });

  test(`${name} is sent without script and answered with a sentence`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator("main form[method=post]");
    for (const [label, , , value] of fields) await form.getByLabel(label, { exact: false }).fill(value);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await form.getByRole("button", { name: button }).click();
    expect((await answer).status()).toBe(503);
    await expect(page.getByRole("alert")).toContainText("What you typed was not sent and not kept.");
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(2);
    await expect(page.getByRole("alert")).toBeInViewport();
  });
}

test("the enquiry says what it takes", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByPlaceholder("e.g., 85.50%")).toBeVisible();
  await expect(page.getByPlaceholder("10-digit mobile number")).toBeVisible();
});

test("an empty enquiry does not leave the page", async ({ page }) => {
  await page.goto("/");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await page.getByLabel("Full name").fill("Asha Namune");
  await page.getByLabel("HSC (12th) percentage").fill("85.50%");
  await page.getByLabel("Contact number").fill("0000000000");
  await page.locator("#enquiry").getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.locator("#enquiry").getByLabel("Email")).toBeFocused();
  expect(posts).toEqual([]);
});

test.describe("with script", () => {
  test.use({ javaScriptEnabled: true });

  test("the button says 'Sending OTP...' and takes no second click while the enquiry is on its way", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [label, , , value] of forms["the admission enquiry"].fields)
      await page.locator("#enquiry").getByLabel(label).fill(value);
    await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
    await page.getByRole("button", { name: "Send OTP" }).click();
    await expect(page.getByRole("button", { name: "Sending OTP..." })).toBeDisabled();
  });

  test("the button can be used again on a page that was kept to come back to", async ({ page }) => {
    await page.goto("/feedback");
    for (const [label, , , value] of forms["the feedback form"].fields)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
    await page.getByRole("button", { name: "Send feedback" }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.evaluate(() => {
      for (const kind of ["pagehide", "pageshow"]) dispatchEvent(new PageTransitionEvent(kind, { persisted: true }));
    });
    await expect(page.getByRole("button", { name: "Send feedback" })).toBeEnabled();
  });
});
