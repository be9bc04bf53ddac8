import { oneWords } from "../../app/inbox/one/one-words.ts";
import { staffWords } from "../../app/people/staff/staff-words.ts";
import { appCode, forgetCodes } from "../help/app-code.ts";
import { applicationOf, freshEmail } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice } from "../help/office-journeys.ts";

test.use({ expected: /status of 401/ });

test("a note after a call is kept by the sign-in screen, with script too, and saved after signing in", async ({
  page,
  context,
  site,
}) => {
  const { email, password, app } = await joinOffice(context, site, "office");
  const { signIn, code } = staffWords.en;
  const { after, done, history } = oneWords.en;
  const applicant = freshEmail();
  const name = `Asha ${applicant.slice(5, 13)}`;
  const form = { filled: "5000", ...applicationOf(applicant), fullName: name };
  await context.request.post(`${site.url}/courses/d-pharm`, { form, headers: { origin: site.url } });
  await page.goto(`/office/inbox?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await context.clearCookies({ name: "office_session" });
  await page.locator("#after-text").fill("Comes on Saturday.");
  await page.getByRole("button", { name: after.spoke, exact: true }).click();

  await expect(page.getByText(signIn.kept("Asha Namune"))).toBeVisible();
  await page.getByLabel(signIn.email, { exact: true }).fill(email);
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: signIn.continue, exact: true }).click();
  forgetCodes(site.dataDir, email);
  await page.getByLabel(code.code, { exact: true }).fill(appCode(app));
  await page.getByRole("button", { name: code.submit, exact: true }).click();
  await expect(page.getByRole("status")).toContainText(done.call);
  await expect(page.getByRole("region", { name: history })).toContainText("Comes on Saturday.");
});
