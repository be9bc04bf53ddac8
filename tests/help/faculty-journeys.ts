import type { BrowserContext, Locator, Page } from "@playwright/test";
import { readSecret } from "../../app/lib/crypto/secret.server.ts";
import { makeToken } from "../../app/people/accounts/mailed-tokens.server.ts";
import { codeOnceTo, fill, holdPosts } from "./form-journeys.ts";
import { freshEmail } from "./forms.ts";
import { expect } from "./journey.ts";
import { placeOf } from "./place.ts";
import type { Language } from "./routes.ts";
import { words } from "./words.ts";

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** The conditions of a journey: with script or without, a language, a screen size; phones use the dark theme. */
function wayOf(isScripted: boolean, language: Language, screen: keyof typeof screens) {
  const script = isScripted ? "with script" : "without script";
  return {
    name: `${script}, in ${language === "en" ? "English" : "Marathi"}, on a ${screen}`,
    isScripted,
    /** Only in `npm run test:rest`: without script, a browser sends the same as the request tests. */
    tag: isScripted ? [] : "@rest",
    t: words[language],
    login: language === "en" ? "/faculty-login" : "/mr/faculty-login",
    dashboard: language === "en" ? "/faculty/dashboard" : "/mr/faculty/dashboard",
    use: {
      javaScriptEnabled: isScripted,
      viewport: screens[screen],
      colorScheme: screen === "phone" ? "dark" : "light",
      contextOptions: { reducedMotion: "reduce" },
      expected: /status of 4\d\d/,
    } as const,
  };
}
export type Way = ReturnType<typeof wayOf>;

/** Two combinations that cover both values of every condition, and the two complementary ones. */
export const ways: [Way, Way] = [wayOf(true, "en", "desktop"), wayOf(false, "mr", "phone")];
export const otherWays: [Way, Way] = [wayOf(true, "mr", "phone"), wayOf(false, "en", "desktop")];

/** The sign-in screen's form and its dialog. */
export const loginForm = (page: Page): Locator => page.locator("#login > form");
export const modal = (page: Page): Locator =>
  page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    // The opening logo, which a first visit has, is a dialog too.
    .filter({ has: page.getByRole("heading", { level: 2 }) });

/** Presses a button and, with scripts, checks its busy text until the answer arrives. */
export async function pressBusy(button: Locator, busy: string, { isScripted }: Way): Promise<void> {
  if (!isScripted) return button.click();
  const page = button.page();
  const letGo = await holdPosts(page);
  await button.click();
  const waiting = page.getByRole("button", { name: busy, exact: true });
  await expect(waiting).toBeDisabled();
  await letGo();
}

/** Checks the dialog with the result of the form: a modal with scripts, and visible in any case. */
export async function expectResult(page: Page, sentence: string | RegExp, { isScripted }: Way): Promise<void> {
  const heading = modal(page).getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(sentence);
  await expect(heading).toBeInViewport();
  expect(await modal(page).evaluate((each) => each.matches(":modal"))).toBe(isScripted);
  if (isScripted) await expect(heading).toBeFocused();
}

/** Checks the visible result of a form on the dashboard. */
export async function expectTold(
  note: Locator,
  role: "status" | "alert",
  sentence: string,
  { isScripted }: Way,
): Promise<void> {
  await expect(note).toContainText(sentence);
  await expect(note).toHaveRole(role);
  await expect(note).toBeInViewport();
  if (isScripted) await expect(note).toBeFocused();
}

/** Closes the modal by its button. */
export async function closeResult(page: Page, { t }: Way): Promise<void> {
  await modal(page).locator("p").getByRole("button", { name: t.login.close }).click();
  await expect(modal(page)).toBeHidden();
}

/** Logs in with the OTP that is mailed to an address, up to the dialog. */
export async function logInByCode(page: Page, site: { dataDir: string }, email: string, way: Way): Promise<void> {
  const { t } = way;
  await fill(loginForm(page), { email });
  await loginForm(page).locator("[name=email]").press("Enter");
  await expectResult(page, t.login.results.codeSent, way);
  await closeResult(page, way);
  await fill(loginForm(page), { otp: await codeOnceTo(site, email) });
  await loginForm(page).locator("[name=otp]").press("Enter");
  await expectResult(page, t.login.results.codeRight, way);
}

interface Site {
  url: string;
  dataDir: string;
}

/** An invitation token, as the office's command creates it. */
export const invitation = ({ dataDir }: Site, email: string, name = "Asha Namune"): string =>
  makeToken(readSecret(placeOf(dataDir)), { name, email }, Date.now());

/** Sends a form of the faculty pages from this browser context, without looking at the answer. */
export async function post(
  { request }: BrowserContext,
  { url }: Site,
  path: string,
  fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
): Promise<void> {
  const answer = await request.post(url + path, { multipart: fields, headers: { origin: url } });
  expect(answer.status()).toBe(200);
}

/** Signs a browser in by an invitation. @returns the email address of the account. */
export async function signIn(context: BrowserContext, site: Site, email = freshEmail()): Promise<string> {
  await post(context, site, "/faculty-login", { intent: "token", token: invitation(site, email) });
  return email;
}

/** Opens the dashboard, ready to answer in place, with each part open. */
export async function openDashboard(page: Page, way: Way): Promise<void> {
  await openReady(page, way.dashboard, way);
  await openParts(page);
}

/** Opens the parts of the dashboard that are closed. */
export const openParts = (page: Page): Promise<void> =>
  page.locator("main section > details").evaluateAll((parts) => {
    for (const part of parts) (part as HTMLDetailsElement).open = true;
  });

/** Opens a page and, with scripts, waits for what the first interaction loads: the code that sends forms in place. */
export async function openReady(page: Page, address: string, { isScripted }: Way): Promise<void> {
  await page.goto(address);
  if (!isScripted) return;
  await page.evaluate(() => import(document.querySelector<HTMLElement>("script[data-entry]")?.dataset.entry ?? ""));
}

/** Requests the OTP that confirms a form in a part of the dashboard, and types it. */
export async function confirmByCode(part: Locator, site: Site, email: string, { t }: Way): Promise<void> {
  await part.getByRole("button", { name: t.login.sendOtp }).click();
  await expect(part.getByRole("status")).toHaveText(t.dashboard.codeSent);
  await fill(part, { otp: await codeOnceTo(site, email) });
}

/** The fields of a profile and of a work, as they are typed. */
export const profile = {
  department: "Pharmacology",
  facultyId: "GM-18",
  specialization: "Herbs",
  awards: "Best\nteacher",
};
export const work = { title: "Tulsi against cough", authors: "A. Namune", year: "2024" };

/** Checks that the fields of a part still have what was typed. */
export async function expectTyped(page: Page, part: string, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await expect(page.locator(`${part} [name=${name}]`)).toHaveValue(value);
}
