import { expect, test } from "../help/journey.ts";

test.use({ javaScriptEnabled: false });

/** For each form: its page, its button, and each field with its type, and whether it is required. */
const forms = [
  {
    path: "/",
    button: "Send OTP",
    fields: [
      ["Full name", "text", true],
      ["12th (HSC) percentage", "text", true],
      ["Email", "email", true],
      ["Contact number", "tel", true],
    ],
  },
  {
    path: "/feedback",
    button: "Send feedback",
    fields: [
      ["Name", "text", true],
      ["Email", "email", true],
      ["Feedback", "textarea", true],
    ],
  },
  {
    path: "/courses/d-pharm",
    button: "Ask to be contacted",
    fields: [
      ["Full name", "text", false],
      ["Email", "email", false],
      ["Phone", "tel", false],
    ],
  },
] as const;

test("each form has its fields, labelled and checked by the browser itself", async ({ page }) => {
  for (const { path, button, fields } of forms) {
    await page.goto(path);
    const form = page.locator("main form[method=post]");
    await expect(form.locator(".field input:visible, .field textarea:visible")).toHaveCount(fields.length);
    for (const [label, type, isRequired] of fields) {
      const field = form.locator(".field:visible").getByLabel(label);
      await expect(field).toHaveJSProperty("type", type);
      await expect(field).toHaveJSProperty("required", isRequired);
      await expect(field).toHaveAttribute("name", /\w/);
    }
    await expect(form.getByRole("button", { name: button })).toBeEnabled();
  }
});

test("the enquiry explains its fields, and does not leave the page when it is empty", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByPlaceholder("e.g., 85.50%")).toBeVisible();
  await expect(page.getByPlaceholder("10-digit mobile number")).toBeVisible();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await page.getByLabel("Full name").fill("Asha Namune");
  await page.getByLabel("12th (HSC) percentage").fill("85.50%");
  await page.getByLabel("Contact number").fill("0000000000");
  await page.locator("#enquiry").getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.locator("#enquiry").getByLabel("Email")).toBeFocused();
  expect(posts).toEqual([]);
});
