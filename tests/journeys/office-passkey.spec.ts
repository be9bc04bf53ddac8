import type { Page } from "@playwright/test";
import { axeFaults } from "../help/axe.ts";
import { expect, test } from "../help/journey.ts";
import { layoutFaults } from "../help/layout.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { rowsIn } from "../help/rows.ts";

/** The address that the site has without settings. Passkeys belong to a name: a number, as the tests' site has, gets none. */
const guest = "http://localhost:3000";

test.use({ guest, expected: /status of 40[013]/ });

/** Gives the browser a phone's screen lock, which says yes, and the site a name. */
async function withPasskeys(page: Page, url: string) {
  await page.route(`${guest}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname + search, maxRedirects: 0 }) });
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    keys: async () => (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    forget: () => browser.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

test("a passkey is added in the account, used to sign in and to confirm, and removed", async ({
  page,
  context,
  site,
}) => {
  const { keys } = await withPasskeys(page, site.url);
  const { email, password } = await joinOffice(context, site, "office");
  const cookies = await context.cookies();
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: "localhost" })));
  const heading = page.getByRole("heading", { level: 1 });
  const press = (name: string) => page.getByRole("button", { name }).click();

  await page.goto(`${guest}/office/account`);
  await page.getByLabel("Name of this device").fill("Asha's phone");
  expect.soft(await axeFaults(page)).toEqual([]);
  await press("Add a passkey");
  await expect(page.getByText("Asha's phone")).toBeVisible();
  expect(await keys()).toHaveLength(1);
  expect.soft(await axeFaults(page), "with a passkey").toEqual([]);
  expect.soft(await layoutFaults(page), "with a passkey").toEqual({ narrow: [], large: [] });

  await press("Sign out");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await press("Continue");
  await expect(heading).toHaveText("Second step");
  expect.soft(await axeFaults(page), "second step").toEqual([]);
  await press("Use a passkey");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect((await keys())[0]?.signCount).toBeGreaterThan(1);

  const later =
    "UPDATE staffSessions SET confirmedAt = 0 WHERE userId = (SELECT id FROM staffUsers WHERE email = ?) RETURNING id";
  expect(rowsIn(site.dataDir, later, email)).not.toEqual([]);
  await page.goto(`${guest}/office/account`);
  await press("Remove");
  await expect(heading).toHaveText("Please confirm that it is you");
  expect.soft(await axeFaults(page), "confirming").toEqual([]);
  await press("Use a passkey");
  await expect(page.getByText("You have no passkey.")).toBeVisible();
});

test("a passkey of somebody else does not sign in, and the screen says so", async ({ page, context, site }) => {
  const { forget } = await withPasskeys(page, site.url);
  const { email, password } = await joinOffice(context, site, "office");
  await context.addCookies((await context.cookies()).map((cookie) => ({ ...cookie, domain: "localhost" })));
  await page.goto(`${guest}/office/account`);
  await page.getByLabel("Name of this device").fill("A phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("A phone")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  // What another authenticator says: the right form, without the key.
  const form = page.locator("form[data-passkey]");
  await form.evaluate((element: HTMLFormElement) => {
    const answer = element.elements.namedItem("passkey") as HTMLInputElement;
    answer.value = JSON.stringify({ id: "other", rawId: "other", type: "public-key", response: {} });
    element.submit();
  });
  await expect(page.getByRole("alert").first()).toHaveText(
    "This passkey could not be used. Please try again, or use a code.",
  );
  await forget();
});
