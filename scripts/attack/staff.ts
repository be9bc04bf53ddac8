import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { StaffRole } from "../../app/lib/actor.ts";
import { appCode, forgetCodes } from "../../tests/help/app-code.ts";
import { all, readHtml, textOf } from "../../tests/help/html.ts";
import { press } from "./press.ts";
import type { Target } from "./server.ts";
import { type Answer, createVisitor, freshEmail, password, type Visitor } from "./visitor.ts";

/** An office member, with the browser in which they set up their account. */
export interface Staff {
  email: string;
  visitor: Visitor;
  /** The `otpauth:` link of their app. */
  app: string;
  recoveryCodes: string[];
}

/**
 * Runs `npm run office -- ...` on a site's store.
 * @returns its output
 */
export async function officeCommand({ url, dataDir, env: own }: Target, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...own, DATA_DIR: dataDir, SITE_URL: url, PORT: new URL(url).port };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/office.ts", ...args], { env });
  return stdout;
}

/** The path of a link to the site in a text; empty when there is none. */
export function pathIn(text: string, { url }: Target, name: string): string {
  const isMeant = (word: string) => word.startsWith(url) && new URL(word).searchParams.has(name);
  return (
    text
      .split(/[\s<>]/)
      .find(isMeant)
      ?.slice(url.length) ?? ""
  );
}

/** Sets up an account with its link, as a person without script does. */
export async function setUp(site: Target, path: string, email: string): Promise<Staff> {
  const visitor = createVisitor(site);
  const asked = await visitor.get(path);
  const shown = await press(visitor, path, asked, ["password"], { name: "Asha Namune", password });
  const links = all(readHtml(shown.html), "a").map(({ attributes }) => attributes.href ?? "");
  const app = links.find((href) => href.startsWith("otpauth:")) ?? "";
  const entered = await press(visitor, path, shown, ["code"], { code: await appCode(app) });
  const screen = "/office/account/recovery-codes";
  const { html } = await visitor.post(screen, {});
  const recoveryCodes = all(readHtml(html), "main code").map(textOf);
  if (entered.status !== 200 || recoveryCodes.length === 0) throw new Error(`Set up: ${entered.status}, no codes.`);
  return { email, visitor, app, recoveryCodes };
}

/** An office member invited by the command, who has set up their account. */
export async function newStaff(site: Target, role: StaffRole): Promise<Staff> {
  const email = freshEmail();
  const link = await officeCommand(site, "invite", email, "--role", role, "--language", "en");
  return setUp(site, pathIn(link, site, "enrol"), email);
}

/**
 * Enters a password on a sign-in page, with all its hidden fields.
 * @returns the page for the second step
 */
export const givePassword = (visitor: Visitor, path: string, screen: Answer, { email }: Pick<Staff, "email">) =>
  press(visitor, path, screen, ["password"], { email, password });

/** Signs in on a sign-in page, with all its hidden fields. */
export async function signInOn(site: Target, visitor: Visitor, path: string, screen: Answer, staff: Staff) {
  const second = await givePassword(visitor, path, screen, staff);
  forgetCodes(site.dataDir, staff.email);
  const done = await press(visitor, path, second, ["code"], { code: await appCode(staff.app) });
  forgetCodes(site.dataDir, staff.email);
  return done;
}

/** Whether a visitor is signed in to the office. */
export const isIn = async (visitor: Visitor): Promise<boolean> => (await visitor.get("/office")).status === 200;
