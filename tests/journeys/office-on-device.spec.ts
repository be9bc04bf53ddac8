import type { Page, Route } from "@playwright/test";
import { holdPosts } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice, signInOffice } from "../help/office-journeys.ts";
import { rowsIn } from "../help/rows.ts";

test.use({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 40\d/ });

const english = (page: Page) => page.locator('[name="text.en"]');
const state = (page: Page) => page.locator("[data-device]");
const offer = (page: Page) => page.getByText("Unsaved text from");
const save = (page: Page) => page.getByRole("button", { name: "Save draft", exact: true });
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((name) => /^office-/.test(name)));

/** Opens the form of a notice, with the script that keeps what is typed. */
async function openForm(page: Page, slug: string) {
  await page.goto(`/office/records/notices/${slug}`, { waitUntil: "networkidle" });
}

async function type(page: Page, text: string) {
  await english(page).fill(text);
  await expect(state(page)).toHaveText("On this device only. Not saved yet.");
}

/** Lets no form through; or lets it through, and loses the answer. */
const lose = (page: Page, isAnswerOnly = false) =>
  page.route("**/*", async (route: Route) => {
    if (route.request().method() !== "POST") return route.fallback();
    if (isAnswerOnly) await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });

const goOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

const revisionsOf = ({ dataDir }: { dataDir: string }, slug: string) =>
  rowsIn(
    dataDir,
    "SELECT revisions.data FROM revisions JOIN records ON records.id = recordId WHERE slug = ? ORDER BY number",
    slug,
  ).map(({ data }) => String(data));

test("a text that the network cut off is offered again, seen, used and saved", async ({ page, context, site }) => {
  await joinOffice(context, site, "office");
  await openForm(page, "internal-exams");
  await type(page, "The examinations begin on Monday.");
  await lose(page);
  await save(page).click();
  await expect(state(page)).toContainText("Not sent: no network. Nothing is lost.");
  await expect(save(page), "can be pressed again").toBeEnabled();
  await page.unrouteAll();
  await page.reload({ waitUntil: "networkidle" });
  await expect(offer(page)).toContainText(/text from \d+:\d\d\s[AP]M is on/);
  await page.getByText("See what is different").click();
  await expect(page.locator("ins", { hasText: "begin on Monday" })).toBeVisible();
  await expect(page.locator("del", { hasText: "run from 14 to 19" })).toBeVisible();
  await page.getByRole("button", { name: "Use this text" }).click();
  await expect(english(page)).toHaveValue("The examinations begin on Monday.");
  await expect(offer(page)).toHaveCount(0);
  await save(page).click();
  await expect(state(page)).toContainText("Saved at");
  expect(await kept(page)).toEqual([]);
  await page.reload({ waitUntil: "networkidle" });
  await expect(english(page)).toHaveValue("The examinations begin on Monday.");
  await expect(offer(page)).toHaveCount(0);
  expect(revisionsOf(site, "internal-exams")).toHaveLength(2);
});

test("an empty form that is sent is not called saved", async ({ page, context, site }) => {
  await joinOffice(context, site, "office");
  await openForm(page, "new");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing is filled in yet, so nothing was saved.");
  await expect(state(page)).toBeEmpty();
});

test("a picture that was chosen and not sent is listed, and drawn once the text is used", { tag: "@rest" }, async ({
  page,
  context,
  site,
}) => {
  await joinOffice(context, site, "office");
  await page.goto("/office/records/facilities/new", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await page.locator('#f-picture [name="picture"]').nth(2).check();
  await lose(page);
  await save(page).click();
  await expect(state(page)).toContainText("Not sent: no network. Nothing is lost.");
  await page.unrouteAll();
  await page.reload({ waitUntil: "networkidle" });
  const chosen = page.locator("#f-picture > picture img");
  await expect(chosen).toHaveCount(0);
  await page.getByText("See what is different").click();
  await expect(page.locator("ins", { hasText: "✓" })).toBeVisible();
  await page.getByRole("button", { name: "Use this text" }).click();
  await expect(chosen).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test("what is kept goes at sign-out, and nothing that the website keeps for others", async ({
  page,
  context,
  site,
}) => {
  const staff = await joinOffice(context, site, "office");
  await openForm(page, "orientation");
  await type(page, "Orientation is on Tuesday.");
  await page.evaluate(() => localStorage.setItem("something", "else"));
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Office login");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["something"]);
  await signInOffice(context, site, staff);
  await openForm(page, "orientation");
  await expect(offer(page)).toHaveCount(0);
});

test("another person does not see what is kept, and it goes", async ({ page, context, site }) => {
  await joinOffice(context, site, "office");
  await openForm(page, "orientation");
  await type(page, "Orientation is on Wednesday.");
  await context.clearCookies();
  await joinOffice(context, site, "principal");
  await openForm(page, "orientation");
  await expect(offer(page)).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
});

test("a form of somebody else is not saved under one's own name", async ({ page, context, site }) => {
  await joinOffice(context, site, "office");
  await openForm(page, "anti-ragging-week");
  await type(page, "Call at any time.");
  await context.clearCookies();
  await joinOffice(context, site, "office");
  await save(page).click();
  await expect(state(page)).toContainText("You are logged out.");
  await expect(english(page)).toHaveValue("Call at any time.");
  expect(revisionsOf(site, "anti-ragging-week")).toEqual([]);
});

test("a double tap on Publish over a slow network publishes once", async ({ page, context, site }) => {
  await joinOffice(context, site, "office");
  await openForm(page, "admissions-open");
  await type(page, "Enquiries for 2027-28 are open.");
  const letGo = await holdPosts(page);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>("button[value=publish]");
    for (let taps = 0; taps < 2; taps += 1) button?.form?.requestSubmit(button);
  });
  await expect(state(page)).toHaveText("Sending...");
  await letGo();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  const published = "SELECT editions.id FROM editions JOIN records ON records.id = recordId WHERE slug = ?";
  expect(rowsIn(site.dataDir, published, "admissions-open")).toHaveLength(1);
  expect(revisionsOf(site, "admissions-open")).toHaveLength(2);
});

async function signInAgain(page: Page, signIn: () => Promise<void>) {
  await expect(state(page)).toContainText("You are logged out.");
  await expect(page.getByRole("link", { name: "Log in again (opens a new tab)" })).toBeVisible();
  await signIn();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(state(page)).toContainText("Saved at");
}

test("what is written while the session ends is saved after signing in again", async ({ page, context, site }) => {
  const staff = await joinOffice(context, site, "office");
  await openForm(page, "orientation");
  await type(page, "Orientation is on Friday.");
  await context.clearCookies();
  await save(page).click();
  await signInAgain(page, () => signInOffice(context, site, staff));
  expect(revisionsOf(site, "orientation").at(-1)).toContain("Orientation is on Friday.");
});

test("what could not be sent is saved once the network is back, and never published", async ({
  page,
  context,
  site,
}) => {
  await joinOffice(context, site, "office");
  await openForm(page, "research-seminar");
  await type(page, "Rooms are free.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Publish now" }).first().click();
  await expect(state(page)).toContainText("Then press the button again.");
  await context.setOffline(false);
  await expect(state(page)).toContainText("Saved at");
  await expect(english(page)).toHaveValue("Rooms are free.");
  expect(revisionsOf(site, "research-seminar"), "the notice of the file, and this").toHaveLength(2);
  const published = "SELECT editions.id FROM editions JOIN records ON records.id = recordId WHERE slug = ?";
  expect(rowsIn(site.dataDir, published, "research-seminar")).toEqual([]);
});

test("where only the answer was lost, what is written since is saved over it", async ({ page, context, site }) => {
  await joinOffice(context, site, "office");
  await openForm(page, "new");
  await type(page, "A lecture on Thursday.");
  await lose(page, true);
  await save(page).click();
  await expect(state(page)).toContainText("Not sent");
  await english(page).fill("A lecture on Thursday at 11.");
  await page.unrouteAll();
  await goOnline(page);
  await expect(state(page)).toContainText("Saved at");
  expect(await kept(page)).toEqual([]);
  await expect(english(page)).toHaveValue("A lecture on Thursday at 11.");
  const made = rowsIn(site.dataDir, "SELECT slug FROM records WHERE slug LIKE 'a-lecture%'");
  expect(made).toHaveLength(1);
  const texts = revisionsOf(site, String(made[0]?.slug));
  expect(texts).toHaveLength(2);
  expect(texts.at(-1)).toContain("Thursday at 11.");
});
