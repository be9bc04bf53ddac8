import type { Page } from "@playwright/test";
import { axeFaults } from "../help/axe.ts";
import { codeDialog, codeOnceTo, fill, openAndRead, referenceIn, sendEnquiry } from "../help/form-journeys.ts";
import { enquiryOf, feedbackOf, freshEmail, otherCode } from "../help/forms.ts";
import { expect, share, test, upTo } from "../help/journey.ts";
import { slide } from "../help/lightbox.ts";
import { isTestedIn } from "../help/one-of-two.ts";
import { words } from "../help/words.ts";

const parts = 3;

/** The words of the pages below an address: "" or "/mr". */
const languageOf = (locale: string) => words[locale ? "mr" : "en"];

const open: Record<string, (page: Page, locale: string, site: { dataDir: string }) => Promise<void>> = {
  "a dropdown": async (page, locale) => {
    await page.goto(`${locale}/about-us/message/president`);
    await page.locator("button[popovertarget=menu-about]").click();
    await expect(page.locator("#menu-about [aria-current=page]")).toBeVisible();
  },
  "the drawer": async (page, locale) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${locale}/about-us/message/president`);
    await page.getByRole("button", { name: languageOf(locale).menu.open, exact: true }).click();
    await expect(page.locator("#drawer [aria-current=page]")).toBeVisible();
  },
  "the lightbox": async (page, locale) => {
    await page.goto(`${locale}/about-us/infrastructure`);
    await page.locator("main a[data-open=picture]").first().click();
    await expect(slide(page).getByRole("img")).toHaveJSProperty("complete", true);
    await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
  },
  "an event's images": async (page, locale) => {
    await page.goto(`${locale}/events/cultural`);
    await page.locator("main a[data-open=gallery]").first().click();
    await expect(slide(page).getByRole("img")).toHaveJSProperty("complete", true);
    await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
  },
  "a paper": async (page, locale) => {
    await page.goto(`${locale}/about-us/gb-cdc`);
    await page.locator("main a[data-open=paper]").first().click();
    await expect(page.getByRole("dialog").locator("canvas[data-drawn]")).toHaveCount(2);
  },
  "an event's own page": async (page, locale) => {
    await page.goto(`${locale}/events/cultural?event=14`);
  },
  "the registration": async (page, locale) => {
    await page.goto(`${locale}/faculty-login?mode=register`);
  },
  "what a search found": async (page, locale) => {
    await page.goto(`${locale}/search?q=pci`);
  },
  "a form that was refused": async (page, locale) => {
    await openAndRead(page, `${locale}/courses/d-pharm`);
    await page.locator("#apply [name=isMinor]").check();
    await page.locator("#apply form button").click();
    await expect(page.getByRole("alert").getByRole("link").first()).toBeVisible();
  },
  "an enquiry that was refused": async (page, locale) => {
    await openAndRead(page, locale || "/");
    await page.locator("#enquiry [name=isMinor]").check();
    await fill(page.locator("#enquiry"), { ...enquiryOf("a@b"), contactNumber: "12", guardianPhone: "12" });
    await page.locator("#enquiry form button").first().click();
    await expect(page.locator("#enquiry [aria-invalid=true]")).toHaveCount(4);
  },
  "the dialog as the link in the mail opens it": async (page, locale) => {
    await sendEnquiry(page, locale);
    await page.goto(page.url());
    await expect(codeDialog(page, locale ? "mr" : "en")).toBeVisible();
  },
  "each step of an enquiry": async (page, locale, site) => {
    const email = await sendEnquiry(page, locale);
    const code = await codeOnceTo(site, email);
    const otp = page.locator("#enquiry-answer[name=otp]");
    await expect(otp).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await otp.fill(otherCode(code));
    await page.keyboard.press("Enter");
    await expect(codeDialog(page, locale ? "mr" : "en").getByRole("alert")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator("#enquiry-code")).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await otp.fill(code);
    await page.keyboard.press("Enter");
    await expect(page.locator("#enquiry").getByRole("status")).toContainText(languageOf(locale).enquiry.done);
  },
  "what is kept of a visitor": async (page, locale, site) => {
    await openAndRead(page, `${locale}/feedback`);
    const email = freshEmail();
    await fill(page.locator("#feedback"), feedbackOf(email));
    await page.locator("#feedback form button").click();
    const reference = await referenceIn(page.getByRole("status"));
    await openAndRead(page, `${locale}/my-enquiry`);
    await fill(page.locator("#my-enquiry-form"), { reference, email });
    await page.locator("#my-enquiry-form button").click();
    await page.locator("#my-enquiry-answer[name=otp]").fill(await codeOnceTo(site, email));
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("definition").filter({ hasText: reference })).toBeVisible();
    await page.locator("main summary").click();
  },
  "a teacher's details": async (page, locale) => {
    await page.goto(`${locale}/faculty`);
    for (const details of await page.locator("main summary").all()) await details.click();
  },
};

for (const [locale, colorScheme] of [
  ["", "light"],
  ["/mr", "dark"],
] as const)
  test.describe(locale ? "in Marathi" : "in English", () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" }, expected: /status of 400/ });

    for (const part of upTo(parts))
      test(`axe finds no fault with anything that is opened or answered, part ${part + 1} of ${parts}`, {
        tag: "@both",
      }, async ({ page, site }) => {
        test.setTimeout(180_000);
        for (const [state, act] of share(Object.entries(open), part, parts))
          if (isTestedIn(!locale, state))
            await test.step(state, async () => {
              await page.setViewportSize({ width: 1280, height: 800 });
              await act(page, locale, site);
              expect.soft(await axeFaults(page), state).toEqual([]);
            });
      });
  });

test("axe finds no fault with the opening logo shown", async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  // Shown for longer than three seconds, so that a slow machine finds it too.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const endless = (handler: TimerHandler, time?: number) => (time === 3000 ? 0 : wait(handler, time));
    window.setTimeout = endless as typeof window.setTimeout;
  });
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axeFaults(page, "dialog.splash")).toEqual([]);
  await page.close();
});
