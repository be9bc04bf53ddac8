import type { Locator, Page } from "@playwright/test";
import { codeTo, enquiryOf, freshEmail } from "./forms.ts";
import { expect } from "./journey.ts";
import type { Language } from "./routes.ts";
import { words } from "./words.ts";

/** Opens a page as if it had been open for a while: forms are refused when they are sent faster than anyone types. */
export async function openAndRead(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await haveRead(page);
}

/** Lets time pass for the forms of the page. */
export const haveRead = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
    for (const field of document.querySelectorAll<HTMLInputElement>("input[name=opened]")) field.value = "1000";
  });

/** Fills fields by their names. */
export async function fill(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
}

/** The code that was mailed to a person, once it has arrived. */
export async function codeOnceTo({ dataDir }: { dataDir: string }, email: string, but = ""): Promise<string> {
  let code = "";
  const look = async () => {
    code = await codeTo(dataDir, email);
    return code !== "" && code !== but;
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
  return code;
}

/** Holds all further posts of the page until they are released. */
export async function holdPosts(page: Page): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await gate.promise;
    await route.fallback();
  });
  return async () => {
    gate.resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
}

/** The dialog over the enquiry that asks for the mailed code. */
export const codeDialog = (page: Page, language: Language = "en"): Locator =>
  page.getByRole("dialog", { name: words[language].code.title });

/** The reference that a note of a form names. */
export async function referenceIn(note: Locator): Promise<string> {
  const reference = note.getByText(/^[A-Z](-[A-Z\d]{4}){2}$/);
  return (await reference.textContent()) ?? "";
}

/** Sends an enquiry from the home page, up to the dialog for its code. */
export async function sendEnquiry(page: Page, locale = "") {
  const email = freshEmail();
  await openAndRead(page, locale || "/");
  await fill(page.locator("#enquiry"), enquiryOf(email));
  const language = locale ? "mr" : "en";
  await page.locator("#enquiry").getByRole("button", { name: words[language].code.send }).click();
  await expect(codeDialog(page, language)).toBeVisible();
  return email;
}

/** Pastes a text over what is in a field, as a browser does it: with the field's own limits. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, pasted) => {
    input.select();
    document.execCommand("insertText", false, pasted);
  }, text);
