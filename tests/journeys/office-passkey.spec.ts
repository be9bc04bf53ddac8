import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { axeFaults } from "../help/axe.ts";
import { browserOptions } from "../help/browser.ts";
import { expect, test } from "../help/journey.ts";
import { layoutFaults } from "../help/layout.ts";
import { inviteToOffice, joinOffice } from "../help/office-journeys.ts";
import { rowsIn } from "../help/rows.ts";

/** The address that the site has without settings. Passkeys belong to a name: by its number, no browser makes one. */
const named = "http://localhost:3000";

/** Opens a browser that finds the site by its name, until `run` is done. */
async function inBrowser(url: string, run: (context: BrowserContext) => Promise<void>) {
  const { args = [], ...options } = browserOptions();
  const rule = `--host-resolver-rules=MAP ${new URL(named).host} ${new URL(url).host}`;
  const browser = await chromium.launch({ ...options, args: [...args, rule] });
  try {
    await run(await browser.newContext({ viewport: { width: 360, height: 740 } }));
  } finally {
    await browser.close();
  }
}

/** Gives the browser a phone's screen lock, which says yes. @returns what tells the passkeys that it has */
async function addScreenLock(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

test("a passkey is added in the account, used to sign in and to confirm, and removed", async ({ site }) => {
  await inBrowser(site.url, async (context) => {
    const page = await context.newPage();
    const keys = await addScreenLock(page);
    const { email, password } = await joinOffice(context, site, "office");
    await context.addCookies((await context.cookies()).map((cookie) => ({ ...cookie, domain: "localhost" })));
    const heading = page.getByRole("heading", { level: 1 });
    const press = (name: string) => page.getByRole("button", { name }).click();
    const look = async (state: string) => {
      expect.soft(await axeFaults(page), state).toEqual([]);
      expect.soft(await layoutFaults(page), state).toEqual({ narrow: [], large: [] });
    };

    await page.goto(`${named}/office/account`);
    await page.getByLabel("Name of this device").fill("Asha's phone");
    await press("Add a passkey");
    await expect(page.getByText("Asha's phone")).toBeVisible();
    expect(await keys()).toHaveLength(1);
    await look("the account, with a passkey");

    // The drawer of a narrow screen.
    await page.getByRole("button", { name: "More" }).click();
    await press("Log out");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await press("Continue");
    await expect(page.getByRole("button", { name: "Use a passkey" })).toBeVisible();
    await look("the second step, with a passkey");
    // What a browser with another passkey would send.
    await page.locator("form[data-passkey]").evaluate((form: HTMLFormElement) => {
      const answer = { id: "other", rawId: "other", type: "public-key", response: {} };
      (form.elements.namedItem("passkey") as HTMLInputElement).value = JSON.stringify(answer);
      form.submit();
    });
    await expect(page.locator("#gate-answer")).toHaveText(
      "This passkey could not be used. Please try again, or use a code.",
    );
    await press("Use a passkey");
    await expect(page.locator("#office-menu")).toBeAttached();

    const longAgo = "UPDATE staffSessions SET confirmedAt = 0 RETURNING id";
    expect(rowsIn(site.dataDir, longAgo)).not.toEqual([]);
    await page.goto(`${named}/office/account`);
    await press("Remove");
    await expect(heading).toHaveText("Please confirm that it is you");
    await look("confirming");
    await press("Use a passkey");
    await expect(page.getByText("You have no passkey.")).toBeVisible();
  });
});

test("somebody who is invited sets up their account with the phone’s screen lock, without an app", async ({ site }) => {
  await inBrowser(site.url, async (context) => {
    const page = await context.newPage();
    const keys = await addScreenLock(page);
    const { email, link } = await inviteToOffice(site, "office");
    const password = "violet lantern 47 gravel";
    await page.goto(`${named}/office?enrol=${link}`);
    await page.getByLabel("New password").fill(password);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("link", { name: "Google Authenticator in the Play Store" })).toBeVisible();
    expect.soft(await axeFaults(page)).toEqual([]);
    expect.soft(await layoutFaults(page)).toEqual({ narrow: [], large: [] });
    await page.getByRole("button", { name: "Use my fingerprint or screen lock" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recovery codes");
    expect(await keys()).toHaveLength(1);
    await page.getByRole("button").filter({ hasText: /codes/i }).first().click();
    await page.goto(`${named}/office/account`);
    await expect(page.getByRole("button", { name: "Remove" }), "without an app the last one stays").toHaveCount(0);

    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("6-digit code from the app")).toHaveCount(0);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.locator("#office-menu")).toBeAttached();
  });
});
