import type { BrowserContext, Page } from "@playwright/test";
import type { StaffRole } from "../../app/lib/actor.ts";
import { profileReviewWords } from "../../app/office/profiles/profile-words.ts";
import { readSettings } from "../../app/settings.server.ts";
import { office } from "../../scripts/commands/office.ts";
import { appCode, forgetCodes } from "./app-code.ts";
import { expect } from "./journey.ts";
import { placeSettings } from "./place.ts";

interface Site {
  url: string;
  dataDir: string;
}

let count = 0;

/** An office member, with their sign-in data. */
export interface Staff {
  email: string;
  password: string;
  /** The app's `otpauth:` link. */
  app: string;
}

async function send({ request }: BrowserContext, { url }: Site, path: string, form: Record<string, string>) {
  const answer = await request.post(url + path, { form, headers: { origin: url } });
  return answer.text();
}

/**
 * Invites a person to the office with the command.
 * @returns their address, and the token of the link
 */
export async function inviteToOffice(site: Site, role: StaffRole): Promise<{ email: string; link: string }> {
  count += 1;
  const email = `${role}-${process.pid}-${count}@office.example`;
  const said: string[] = [];
  const tools = {
    settings: readSettings(placeSettings(site.dataDir)),
    say: (line: string) => void said.push(line),
    warn: (line: string) => void said.push(line),
  };
  await office(["invite", email, "--role", role, "--name", "Asha Namune", "--language", "en"], tools);
  return { email, link: /[?&]enrol=([^\s&]+)/.exec(said.join("\n"))?.[1] ?? "" };
}

/**
 * Invites a person to the office with the command, and sets their account up in this browser, which is then signed in.
 */
export async function joinOffice(context: BrowserContext, site: Site, role: StaffRole): Promise<Staff> {
  const { email, link } = await inviteToOffice(site, role);
  const password = "violet lantern 47 gravel";
  const path = `/office?enrol=${link}`;
  const token = decodeURIComponent(link);
  const asked = await send(context, site, path, { gate: "enrol", link: token, name: "Asha Namune", password });
  const app = /otpauth:[^"]+/.exec(asked)?.[0].replaceAll("&amp;", "&") ?? "";
  const signed = /name="signed" value="([^"]+)"/.exec(asked)?.[1] ?? "";
  await send(context, site, path, { gate: "setUp", signed, code: appCode(app) });
  forgetCodes(site.dataDir, email);
  await send(context, site, "/office/account/recovery-codes", {});
  expect((await context.request.get(`${site.url}/office`)).status()).toBe(200);
  return { email, password, app };
}

/** Signs a person in, in this browser. */
export async function signInOffice(context: BrowserContext, site: Site, { email, password, app }: Staff) {
  const asked = await send(context, site, "/office", { gate: "password", email, password });
  const signed = /name="signed" value="([^"]+)"/.exec(asked)?.[1] ?? "";
  await send(context, site, "/office", { gate: "code", signed, code: appCode(app) });
  forgetCodes(site.dataDir, email);
  expect((await context.request.get(`${site.url}/office`)).status()).toBe(200);
}

/** Opens a teacher's profile on the office's page, found by their name, or by their address if they have none. */
export async function openProfile(page: Page, nameOrEmail: string) {
  await page.goto("/mr/office/profiles");
  await page.locator("main li", { hasText: nameOrEmail }).getByRole("link").click();
  await expect(page.locator("main")).toContainText(nameOrEmail);
  await expect(page.getByRole("button", { name: profileReviewWords.mr.ask.submit })).toBeVisible();
}
