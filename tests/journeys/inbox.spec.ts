import type { Locator, Page } from "@playwright/test";
import { exportWords } from "../../app/inbox/export/export-words.ts";
import { inboxWords } from "../../app/inbox/inbox-words.ts";
import { newWords } from "../../app/inbox/new/new-words.ts";
import { oneWords } from "../../app/inbox/one/one-words.ts";
import { todayWords } from "../../app/inbox/today/today-words.ts";
import { formatNumber } from "../../app/lib/i18n/format.ts";
import type { Locale } from "../../app/lib/i18n/locale.ts";
import { staffWords } from "../../app/people/staff/staff-words.ts";
import { axeFaultsIn, type Theme } from "../help/axe.ts";
import { applicationOf, freshEmail, guardian } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";
import { faultsInWindow, layoutFaults } from "../help/layout.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { expectGoodLook } from "../help/office-look.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Expects no fault in a screen; with script also in a wide window. */
async function expectNoFaults(page: Page, isScripted: boolean, theme: Theme, state: string): Promise<void> {
  if (!isScripted) return expectGoodLook(page, state, theme);
  expect.soft(await axeFaultsIn(theme, page), state).toEqual([]);
  expect.soft(await layoutFaults(page), state).toEqual({ narrow: [], large: [] });
  const narrow = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect.soft(await faultsInWindow(page), `${state} at 1280 px`).toEqual([]);
  if (narrow) await page.setViewportSize(narrow);
}

const inboxFile = /^inbox-[\d-]{10}\.xlsx$/;

/** Presses a link to a file. @returns the name under which it is saved */
async function savedBy(link: Locator): Promise<string> {
  const [file] = await Promise.all([link.page().waitForEvent("download"), link.click()]);
  expect(await file.failure()).toBeNull();
  return file.suggestedFilename();
}

/** Expects that a download tells how far it is, and without an answer for the script, or with no file, is as without script. */
async function expectTold(link: Locator, line: Locator, locale: Locale): Promise<void> {
  const page = link.page();
  const { saving, people } = exportWords[locale];
  const told = await line.evaluateHandle((element) => {
    const lines: string[] = [];
    const note = (changes: MutationRecord[]) =>
      lines.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent ?? "")));
    new MutationObserver(note).observe(element, { childList: true });
    return lines;
  });
  expect(await savedBy(link)).toMatch(inboxFile);
  const { making, loading, saved } = saving(people(formatNumber(1, locale), true));
  const figures = (line: string) => expect.stringMatching(`^${line.replaceAll(/\{\w+\}|[\d०-९]+/g, "[\\d०-९]+")}$`);
  await expect(line).toHaveText(saved);
  expect(await told.jsonValue()).toEqual([figures(making), figures(loading), saved]);
  await expect(page.locator("#export-progress progress")).toBeHidden();

  const ofScript = (url: URL) => url.pathname.endsWith("/export/file");
  await page.route(ofScript, (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  expect(await savedBy(link), "the link is followed").toMatch(inboxFile);
  await page.unroute(ofScript);
  await page.context().clearCookies();
  await link.click();
  await expect(heading(page)).toHaveText(staffWords[locale].signIn.title);
}

const combinations: { locale: Locale; office: string; width: number; isScripted: boolean; tag?: "@rest" }[] = [
  { locale: "mr", office: "/mr/office", width: 320, isScripted: false, tag: "@rest" },
  { locale: "en", office: "/office", width: 360, isScripted: true },
  { locale: "mr", office: "/mr/office", width: 360, isScripted: true, tag: "@rest" },
  { locale: "en", office: "/office", width: 1280, isScripted: false, tag: "@rest" },
];

for (const { locale, office, width, isScripted, tag = [] } of combinations)
  test.describe(`${isScripted ? "with" : "without"} script, in ${locale} at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 640 }, javaScriptEnabled: isScripted, expected: /\/inbox\/export\/file/ });

    test("the office calls somebody from the list, notes what came of it, and closes it", async ({
      page,
      context,
      site,
    }) => {
      await joinOffice(context, site, "office");
      const email = freshEmail();
      const headers = { origin: site.url };
      const own = email.slice(5, 12);
      // A surname of letters alone that no other sounds like: people of one sound are suggested as the same.
      const syllables = "pi pu ti tu ki ku li lu mi mu ni nu si su vi vu".split(" ");
      const surname = [...own].map((digit) => syllables[Number.parseInt(digit, 16)]).join("");
      const name = `Asha ${surname}`;
      const phone = `9${String(Number.parseInt(own, 16)).padStart(9, "0")}`;
      // The second, of a minor, is suggested as the same person.
      for (const more of [{ fullName: name }, { fullName: `Sunil ${surname}`, ...guardian }]) {
        const form = { filled: "5000", ...applicationOf(email), phone, ...more };
        await context.request.post(`${site.url}/courses/d-pharm`, { form, headers });
      }
      const { after, close, done, duplicates, history } = oneWords[locale];
      const { title, states, closedFor } = inboxWords[locale];
      // One theme after the other: each screen is seen in both, once in each language.
      let theme: Theme = isScripted ? "light" : "dark";
      async function noFaults(state: string) {
        theme = theme === "light" ? "dark" : "light";
        await expectNoFaults(page, isScripted, theme, state);
      }

      await page.goto(`${office}/inbox?q=${encodeURIComponent(name)}`);
      await expect(heading(page)).toHaveText(title);
      const found = page.getByRole("link", { name, exact: true });
      await expect(found, "who was found is on the screen").toBeInViewport({ ratio: 1 });
      await page.getByText(todayWords[locale].filter, { exact: true }).click();
      await noFaults("the list, with its filter open");
      await found.click();
      await expect(heading(page)).toHaveText(name);
      await noFaults("a submission");
      await page.locator("summary", { hasText: duplicates.title("").replace(/:.*/, "") }).click();
      await page.locator("summary", { hasText: after.others }).click();
      await noFaults("a suggested merge and the reasons for closing, open");

      const spoke = page.getByRole("button", { name: after.spoke, exact: true });
      if (isScripted) {
        await page
          .getByRole("link", { name: `${phone.slice(0, 5)} ${phone.slice(5)}` })
          .first()
          .click();
        await expect(spoke, "what comes after the call is on the screen").toBeInViewport({ ratio: 1 });
      }
      await page.locator("#after-text").fill("Comes on Saturday.");
      await spoke.click();
      await expect(page.getByRole("status")).toContainText(done.call);
      const state = page.getByRole("term").filter({ hasText: after.stateNow }).locator("+ dd");
      await expect(state).toContainText(states.talking);
      await expect(page.getByRole("region", { name: history })).toContainText("Comes on Saturday.");
      await page.locator("summary", { hasText: after.others }).click();
      await page.getByRole("radio", { name: closedFor.joinedElsewhere }).check();
      await page.getByRole("button", { name: close.forReason }).click();
      await expect(state).toContainText(closedFor.joinedElsewhere);
      await page.locator("summary", { hasText: duplicates.title("").replace(/:.*/, "") }).click();
      await page.locator("[name^='sure:']").check();
      await page.getByRole("button", { name: duplicates.merge }).click();
      await expect(page.getByRole("status")).toContainText(done.merge);
      await noFaults("two that are merged, with a guardian to call");

      await page.goto(`${office}/inbox/new`);
      await expect(heading(page)).toHaveText(newWords[locale].title);
      await noFaults("the form for a visitor");
      const list = exportWords[locale];
      await page.goto(`${office}/inbox/export?state=all&q=${encodeURIComponent(name)}`);
      await expect(heading(page)).toHaveText(list.title);
      await page.getByRole("button", { name: list.setsWithout.phones }).click();
      await noFaults("the export, with its link");
      const link = page.getByRole("link", { name: list.download(list.formats.xlsx) });
      if (isScripted) await expectTold(link, page.locator("#export-progress p"), locale);
      else expect(await savedBy(link)).toMatch(inboxFile);
    });
  });
