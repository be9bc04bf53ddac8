import { refusals } from "#app/lib/http/refusals.server.ts";
import { fill, openAndRead } from "../help/form-journeys.ts";
import { enquiryOf, feedbackOf, freshEmail } from "../help/forms.ts";
import { expect, seldom, test } from "../help/journey.ts";

test.use({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of/ });

const forms = [
  {
    path: "/",
    id: "enquiry",
    button: "Send OTP",
    fieldsOf: enquiryOf,
    sentence: "Error sending OTP. Please try again.",
    done: /OTP sent to your email\. Please check your inbox\./,
  },
  {
    path: "/feedback",
    id: "feedback",
    button: "Send feedback",
    fieldsOf: feedbackOf,
    sentence: "This could not be sent. What you typed is still here: please check your network and try again.",
    done: /Thank you\. We have your feedback\./,
  },
];

// Each of the two tests with one of the forms.
for (const [index, { path, id, button, fieldsOf, sentence, done }] of forms.entries()) {
  test(`without a connection ${path} keeps what was typed, says so, and can be sent later`, {
    tag: seldom(index === 1),
  }, async ({ page }) => {
    await openAndRead(page, path);
    const form = page.locator(`#${id}`);
    const fields = fieldsOf(freshEmail());
    await fill(form, fields);
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
    for (const _ of "twice") {
      await form.getByRole("button", { name: button }).click();
      await expect(form.getByRole("alert")).toHaveText(sentence);
      await expect(form.getByRole("button", { name: button })).toBeFocused();
      await expect(form.getByRole("button", { name: button })).toBeEnabled();
    }
    for (const [name, value] of Object.entries(fields)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    await page.unrouteAll();
    await form.getByRole("button", { name: button }).click();
    await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test(`${path} is posted as a page when its script cannot be loaded`, { tag: seldom(index === 0) }, async ({
    page,
  }) => {
    await page.route("**/entry.client*", (route) => route.abort());
    await openAndRead(page, path);
    const form = page.locator(`#${id}`);
    await fill(form, fieldsOf(freshEmail()));
    await form.getByRole("button", { name: button }).click();
    await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}\\?answered=[\\w-]+#${id}-answer$`));
    // The browser does not ask: it fetches the answer again.
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
  });
}

for (const [what, answer] of Object.entries({
  "an answer that is no page of the site": { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
  "an empty answer": { status: 200, body: "" },
}))
  test(`${what} loses nothing of what was typed`, { tag: seldom(answer.body === "") }, async ({ page }) => {
    await openAndRead(page, "/feedback");
    const form = page.locator("#feedback");
    const fields = feedbackOf(freshEmail());
    await fill(form, fields);
    await page.route("**/*", (route) =>
      route.request().method() === "POST" ? route.fulfill(answer) : route.fallback(),
    );
    await form.getByRole("button", { name: "Send feedback" }).click();
    await expect(form.getByRole("alert")).toContainText("This could not be sent.");
    for (const [name, value] of Object.entries(fields)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    await expect(form.getByRole("button", { name: "Send feedback" })).toBeEnabled();
  });

test("a text that is too long for a form is refused with the server's message, and stays", async ({ page }) => {
  await openAndRead(page, "/mr/feedback");
  const form = page.locator("#feedback");
  const text = form.locator("[name=text]");
  await text.evaluate((area) => area.removeAttribute("maxlength"));
  await fill(form, { ...feedbackOf(freshEmail()), text: "a".repeat(300_000) });
  await form.getByRole("button").last().click();
  await expect(form.getByRole("alert")).toHaveText(refusals.mr.tooLarge);
  await expect(text).toHaveValue(/^a{300000}$/);
  await fill(form, { text: "The library is lovely." });
  await form.getByRole("button").last().click();
  await expect(page.getByRole("status")).toBeVisible();
});

test("a proxy that removes the script's header does no harm: the form is found in the whole page", {
  tag: "@rest",
}, async ({ page }) => {
  await openAndRead(page, "/feedback");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await fill(page.locator("#feedback"), feedbackOf(freshEmail()));
  await page.route("**/*", (route) => {
    const { "x-fragment": _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await page.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByRole("status")).toContainText("Thank you. We have your feedback.");
  await expect(page.locator("header")).toHaveCount(1);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a button is enabled again on a page from the back/forward cache", async ({ page }) => {
  await page.route("**/entry.client*", (route) => route.abort());
  await openAndRead(page, "/feedback");
  await fill(page.locator("#feedback"), feedbackOf(freshEmail()));
  await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
  await page.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.evaluate(() => {
    for (const kind of ["pagehide", "pageshow"]) dispatchEvent(new PageTransitionEvent(kind, { persisted: true }));
  });
  await expect(page.getByRole("button", { name: "Send feedback" })).toBeEnabled();
});
