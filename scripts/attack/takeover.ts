import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { browserOptions } from "../../tests/help/browser.ts";
import { expected, type Finding } from "./finding.ts";
import type { Target } from "./server.ts";
import { createVisitor, freshEmail, password, register, signInByCode } from "./visitor.ts";

/**
 * Checks that registering a stranger's address gives no access to the account once its owner has logged in by a mailed
 * code.
 */
export async function preHijacking(site: Target): Promise<Finding> {
  const email = freshEmail();
  const [attacker, owner, again] = [createVisitor(site), createVisitor(site), createVisitor(site)];
  await register(attacker, email);
  const signedIn = await signInByCode(site, owner, email);
  const { status } = await again.post("/faculty-login", { email, password });
  const session = await attacker.isSignedIn();
  return expected(
    "a stranger's address registered; its owner logs in by a code",
    `owner ${signedIn.status}, old password ${status}, old session lives: ${session}`,
    "owner 200, password refused, session over",
    signedIn.status === 200 && (await owner.isSignedIn()) && status >= 400 && !session,
  );
}

/**
 * Checks that a proof in the browser that registered keeps the password: an owner who did it all themselves loses
 * nothing.
 */
export async function ownProof(site: Target): Promise<Finding> {
  const email = freshEmail();
  const [owner, phone] = [createVisitor(site), createVisitor(site)];
  await register(owner, email);
  await signInByCode(site, owner, email);
  const { status } = await phone.post("/faculty-login", { email, password });
  return expected("an owner registers and logs in by a code", `password ${status}`, "200", status === 200);
}

/** The URL of an invitation, as the office's command prints it. */
async function invite({ url, dataDir }: Target): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/invite.ts", "--name", "Asha Namune", "--email", freshEmail()],
    { env: { ...process.env, DATA_DIR: dataDir, SITE_URL: url, PORT: new URL(url).port } },
  );
  return stdout.trim();
}

/** Checks that opening an invitation signs nobody in; only its button does. */
export async function invitation(site: Target): Promise<Finding> {
  const address = await invite(site);
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(2_000);
    const signed = async () => (await page.context().cookies()).some(({ name }) => name.endsWith("session"));
    const byVisit = await signed();
    await page.keyboard.press("Escape");
    const button = page.locator("form:has(input[name=token]) button");
    if (!byVisit)
      await Promise.all([page.waitForResponse((answer) => answer.request().method() === "POST"), button.click()]);
    await page.waitForLoadState("networkidle");
    const byTap = await signed();
    return expected(
      "an invitation, visited for 2 s, then tapped",
      `signed in by the visit: ${byVisit}, by the tap: ${byTap}`,
      "by the tap only",
      !byVisit && byTap,
    );
  } finally {
    await browser.close();
  }
}
