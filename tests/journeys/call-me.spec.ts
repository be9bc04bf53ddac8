import { inboxWords } from "../../app/inbox/inbox-words.ts";
import { oneWords } from "../../app/inbox/one/one-words.ts";
import { todayWords } from "../../app/inbox/today/today-words.ts";
import { fill, haveRead, openAndRead, referenceIn } from "../help/form-journeys.ts";
import { expect, phoneWithoutScript, test } from "../help/journey.ts";
import { overflow } from "../help/layout.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { expectGoodLook } from "../help/office-look.ts";
import { words } from "../help/words.ts";

const t = words.mr;

test.use(phoneWithoutScript);

test("a girl without an email address asks in Marathi to be called on her father's phone, without script", async ({
  page,
}) => {
  await openAndRead(page, "/mr");
  await page.locator("#enquiry").getByRole("link", { name: t.enquiry.noEmail }).click();
  await expect(page).toHaveURL(/\/mr\/call-me$/);
  await haveRead(page);
  const form = page.locator("#call");
  const button = form.getByRole("button", { name: t.call.submit });
  await expect(page.locator("#call-guardianName")).toBeHidden();
  await form.locator("[name=isMinor]").check();
  await expect(page.locator("#call-guardianName")).toBeVisible();
  await fill(form, { fullName: "आशा", phone: "९८७६५ ४३२१०" });
  await button.click();

  const alert = form.getByRole("alert");
  await expect(alert).toBeInViewport();
  await expect(page.locator("#call-phone")).toHaveValue("९८७६५ ४३२१०");
  await expect(page.locator("#call-guardianName")).toBeVisible();
  await fill(form, { guardianName: "सुनीता" });
  await button.click();

  const note = form.getByRole("status");
  await expect(note).toContainText(t.call.done);
  await expect(note).toBeInViewport();
  expect(await referenceIn(note)).toMatch(/^E-/);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("the office calls first who asked for it, and ends a call that nobody asked for", async ({
  page,
  context,
  site,
}) => {
  await joinOffice(context, site, "office");
  const form = { filled: "5000", fullName: "Ravi Udahare", phone: "9000000107", callTime: "noon" };
  await context.request.post(`${site.url}/mr/call-me`, { form, headers: { origin: site.url } });
  const { after, done, unconfirmedCall } = oneWords.mr;
  const { closedFor, unconfirmedCall: mark } = inboxWords.mr;
  await page.goto("/mr/office/inbox");
  await expect(page.locator("main section").getByRole("heading").first()).toHaveText(todayWords.mr.groups.calls);
  const calls = page.getByRole("region", { name: todayWords.mr.groups.calls });
  await expect(calls.getByRole("listitem").filter({ hasText: form.fullName })).toContainText(mark);
  await expectGoodLook(page, "the list", "light");
  await page.getByRole("link", { name: form.fullName, exact: true }).click();
  await expect(page.locator("main")).toContainText(unconfirmedCall);
  await expect(page.getByRole("button", { name: after.spoke, exact: true })).toBeVisible();
  await expectGoodLook(page, "a request for a call", "dark");
  await page.getByRole("button", { name: closedFor.didNotAsk }).click();
  await expect(page.locator("#submission-answer")).toContainText(done.didNotAsk);
  await expect(page.locator("main dl").first()).toContainText(closedFor.didNotAsk);
});
