import type { Browser } from "@playwright/test";
import { formatNumber } from "../../app/lib/i18n/format.ts";
import { profileReviewWords } from "../../app/office/profiles/profile-words.ts";
import { post, profile, signIn } from "../help/faculty-journeys.ts";
import { freshEmail, mailsWith } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice, openProfile } from "../help/office-journeys.ts";
import { expectGoodLook } from "../help/office-look.ts";
import { rowsIn } from "../help/rows.ts";

const t = profileReviewWords.mr;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, expected: /status of 400/ });

/** A teacher with a profile, who can change it. */
async function newTeacher(browser: Browser, site: { url: string; dataDir: string }) {
  const context = await browser.newContext();
  const email = await signIn(context, site, freshEmail());
  const name = `Asha ${email}`;
  const write = (fields: Record<string, string>) =>
    post(context, site, "/faculty/dashboard", { intent: "profile", ...profile, name, ...fields });
  await write({ designation: "Lecturer" });
  return { name, email, write };
}

test("the principal approves a profile, asks for a change, sees what changed, and suspends the account", async ({
  page,
  context,
  site,
  browser,
}) => {
  const teacher = await newTeacher(browser, site);
  await joinOffice(context, site, "principal");
  await page.goto("/mr/office/profiles");
  await expectGoodLook(page, "the profiles");
  const listed = await page.locator("section:has(#waiting, #changed) li").count();
  await expect(page.locator("#office-menu [href$='/profiles'] span")).toHaveText(formatNumber(listed, "mr"));
  await expect(page.locator("li", { hasText: teacher.name })).toContainText(profile.department);
  await openProfile(page, teacher.name);
  await expect(page.locator("tbody tr"), "as a row of the faculty page").toHaveText(/^[०-९]+/);
  await page.locator("tbody").getByRole("link", { name: teacher.name }).click();
  await expect(page.locator("li:target"), "and as its card").toContainText(teacher.name);
  await expectGoodLook(page, "a new profile");
  await page.getByRole("button", { name: t.approve }).click();
  await expect(page.getByRole("status")).toHaveText(t.approved);

  const refused = page.waitForResponse((response) => response.status() === 400);
  await page.getByRole("button", { name: t.ask.submit }).click();
  await refused;
  await page.getByLabel(t.ask.reason).fill("कृपया पदनाम पूर्ण लिहा.");
  await page.getByRole("button", { name: t.ask.submit }).click();
  await expect(page.getByRole("status")).toHaveText(t.ask.asked);
  await expectGoodLook(page, "a change is asked for");
  const waiting = rowsIn(site.dataDir, "SELECT details FROM outbox").map(({ details }) => String(details));
  const sent = (await mailsWith(site.dataDir, teacher.email)).map(({ text }) => text);
  expect([...waiting, ...sent].join("\n"), "the mail to the teacher").toContain("कृपया पदनाम पूर्ण लिहा.");

  await teacher.write({ designation: "Senior Lecturer" });
  await openProfile(page, teacher.name);
  await expect(page.locator("ins")).toContainText("Senior");
  await expectGoodLook(page, "a profile that changed");
  await page.getByRole("button", { name: t.approve }).click();
  await expect(page.getByRole("status")).toHaveText(t.approved);

  await page.locator("summary").filter({ hasText: t.suspend.title }).click();
  await page.getByLabel(t.suspend.reason).fill("नमुना");
  await page.getByRole("button", { name: t.suspend.submit }).click();
  await expect(page.getByRole("status")).toHaveText(t.suspend.done);
  await expectGoodLook(page, "a suspended account");
  await page.goto("/mr/faculty");
  await expect(page.locator("main")).not.toContainText(teacher.name);
});
