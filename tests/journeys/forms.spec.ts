import { openAndRead } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";
import { words } from "../help/words.ts";

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

test("each form has its fields, labelled, with their types", async ({ page }) => {
  for (const { path, button, fields } of forms) {
    await page.goto(path);
    const form = page.locator("main form[method=post]");
    await expect(form.getByRole("textbox")).toHaveCount(fields.length);
    for (const [label, type, isRequired] of fields) {
      const field = form.getByRole("textbox", { name: label });
      await expect(field).toHaveJSProperty("type", type);
      await expect(field).toHaveJSProperty("required", isRequired);
      await expect(field).toHaveAttribute("name", /\w/);
    }
    await expect(form.getByRole("button", { name: button })).toBeEnabled();
  }
});

test.describe("refused forms", () => {
  test.use({ expected: /status of 4\d\d/ });

  test("an empty enquiry is answered in the language of the page, not of the browser", async ({ page }) => {
    await openAndRead(page, "/mr");
    await page.locator("#enquiry button[type=submit]").click();
    const note = page.locator("#enquiry").getByRole("alert");
    await expect(note.getByRole("heading")).toHaveText(words.mr.form.problems.fields);
    await note.getByRole("link").first().click();
    await expect(page.locator("#enquiry-fullName")).toBeFocused();
  });
});

test("the enquiry explains its fields", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByPlaceholder("e.g., 85.50%")).toBeVisible();
  await expect(page.getByPlaceholder("10-digit mobile number")).toBeVisible();
});
