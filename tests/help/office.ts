import { expect, inject } from "vitest";
import type { StaffRole } from "#app/lib/actor.ts";
import { appCode, forgetCodes } from "./app-code.ts";
import { command } from "./commands.ts";
import { all, type Element, textOf, the } from "./html.ts";
import { hidden } from "./posted-forms.ts";
import { rowsIn } from "./rows.ts";
import { minute } from "./services.ts";
import { freshAddress, posted, siteUrl, type Visit, visitOf } from "./visit.ts";

/** A browser for the office: it stores cookies, and follows redirects after forms. */
export interface OfficeBrowser {
  cookies: Map<string, string>;
  visit: (path: string, init?: RequestInit) => Promise<Visit>;
  send: (path: string, fields: Record<string, string>, headers?: Record<string, string | undefined>) => Promise<Visit>;
}

/** Opens a browser with a separate internet address. */
export function openOffice(url: string = inject("servedAt")): OfficeBrowser {
  const cookies = new Map<string, string>();
  const address = freshAddress();
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", address);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    for (const given of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  async function read(path: string, init: RequestInit = {}): Promise<Visit> {
    let response = await ask(path, init);
    for (let turns = 0; [302, 303, 308].includes(response.status) && turns < 5; turns += 1)
      response = await ask(response.headers.get("location") ?? "", {});
    return visitOf(response);
  }
  return { cookies, visit: read, send: (path, fields, headers) => read(path, posted(fields, headers)) };
}

/** An office member, with the browser in which they set up their account. */
export interface OfficePerson {
  email: string;
  password: string;
  /** The app's `otpauth:` link. */
  app: string;
  codes: string[];
  browser: OfficeBrowser;
}

/** A password that meets the rules. */
export const officePassword = "violet lantern 47 gravel";

let count = 0;

interface Site {
  /** Its address; by default that of the site shared by all tests. */
  url?: string;
  dataDir: string;
}

/** Sets up an account with a link, as a person does without script. */
export async function openAccount(link: string, email: string, site: Site): Promise<OfficePerson> {
  const browser = openOffice(site.url);
  const path = link.slice(link.indexOf("/", 8));
  const [step, token] = ["enrol", new URL(link).searchParams.get("enrol") ?? ""];
  const typed = { gate: step, link: token, name: "Asha Namune", password: officePassword };
  const app = await browser.send(path, typed);
  const uri = appLinkIn(app.page);
  const entered = await browser.send(path, {
    gate: "setUp",
    signed: hidden(the(app.page, "#gate-form"), "signed"),
    code: appCode(uri),
  });
  forgetCodes(site.dataDir, email);
  expect(textOf(the(entered.page, "h1"))).toBe("Recovery codes");
  const shown = await browser.send("/office/account/recovery-codes", {});
  const codes = all(shown.page, "main li code").map(textOf);
  return { email, password: officePassword, app: uri, codes, browser };
}

/** The `otpauth:` link of a page. */
const appLinkIn = (page: Element): string =>
  all(page, "a")
    .map(({ attributes }) => attributes.href ?? "")
    .find((href) => href.startsWith("otpauth:")) ?? "";

/** Invites a person with the command, and sets their account up; on the shared site, or on another. */
export async function newStaff(role: StaffRole, site: Site = { dataDir: inject("dataDir") }): Promise<OfficePerson> {
  count += 1;
  const email = `${role}-${process.pid}-${count}@office.example`;
  const env = { DATA_DIR: site.dataDir, SITE_URL: siteUrl };
  const { output, errors } = await command(env, "office", "invite", email, "--role", role, "--language", "en");
  expect(errors).toBe("");
  return openAccount(output.trim(), email, site);
}

/** Makes a person's last confirmation too old for sensitive actions. */
export const ageProof = (email: string, dataDir = inject("dataDir")) =>
  rowsIn(
    dataDir,
    "UPDATE staffSessions SET confirmedAt = ? WHERE userId = (SELECT id FROM staffUsers WHERE email = ?) RETURNING id",
    Date.now() - 16 * minute,
    email,
  );

/** The form carried along by the confirmation page, and the step's own fields. */
export const keptOn = (page: Element): Record<string, string> =>
  Object.fromEntries(
    all(the(page, "#gate-form"), "input[type=hidden]").map(({ attributes: { name = "", value = "" } }) => [
      name,
      value,
    ]),
  );

/** Signs in with password and code. */
export async function signInTo(browser: OfficeBrowser, { email, password, app }: OfficePerson, path = "/office") {
  const asked = await browser.send(path, { gate: "password", email, password });
  const signed = hidden(the(asked.page, "#gate-form"), "signed");
  const entered = await browser.send(path, { gate: "code", signed, code: appCode(app) });
  forgetCodes(inject("dataDir"), email);
  return entered;
}
