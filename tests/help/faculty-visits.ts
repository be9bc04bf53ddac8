import { expect, inject } from "vitest";
import { uidOf } from "./faculty-kept.ts";
import { codeTo, registrationOf } from "./forms.ts";
import { all, type Element, readHtml, textOf, the } from "./html.ts";
import { expectWhole, hidden } from "./posted-forms.ts";
import { followRedirect } from "./redirect.ts";
import { type Language, pathIn } from "./routes.ts";
import { rowsIn } from "./services.ts";
import { freshAddress, posted, siteUrl, type Visit } from "./visit.ts";

/** A site that is asked: where it is, where it keeps what it is sent, and what its own pages call it. */
interface Place {
  url: string;
  dataDir: string;
  origin?: string;
}

/** The site that the test files share. */
export const sharedSite = (): Place => ({ url: inject("servedAt"), dataDir: inject("dataDir"), origin: siteUrl });

type HeaderFields = Record<string, string | undefined>;

/** A browser at a site, from an internet address of its own: it keeps its cookies and sends them along. */
export interface Browser {
  site: Place;
  /** The internet address it comes from. */
  address: string;
  /** The session's, as it is sent: name and value. */
  cookie: string | undefined;
  /** The browser's own, by which accounts know it again. */
  device: string | undefined;
  /** Asks for what is no page, or sends what no form sends. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  visit: (path: string) => Promise<Visit>;
  /** Sends a form; a header that is undefined is not sent. */
  send: (path: string, fields: Record<string, string>, headers?: HeaderFields) => Promise<Visit>;
  /** Sends a form with a file. */
  upload: (kind: string, file: Blob, headers?: HeaderFields) => Promise<Visit>;
}

/** Opens a browser that nobody is signed in with, unless it brings a cookie. */
export function openBrowser(site: Place = sharedSite(), cookie?: string): Browser {
  const address = freshAddress();
  const own = (headers: HeaderFields): HeaderFields => ({
    "x-forwarded-for": address,
    cookie: [browser.cookie, browser.device].filter(Boolean).join("; ") || undefined,
    ...headers,
  });

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(site.url + path, { redirect: "manual", ...init });
    for (const given of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = given.split("; ");
      const which = /^(__Host-)?device=/.test(pair) ? "device" : "cookie";
      browser[which] = attributes.includes("Max-Age=0") ? undefined : pair;
    }
    return response;
  }
  async function read(path: string, init: RequestInit): Promise<Visit> {
    const answer = await ask(path, init);
    const response = await followRedirect(answer, (next) => ask(next, { headers: given(own({})) }));
    const headers = new Headers(response.headers);
    // The cookies came with the redirect.
    if (response !== answer) for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
    const html = await response.text();
    return { status: response.status, headers, html, page: readHtml(html) };
  }
  const given = (headers: HeaderFields) =>
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);

  const browser: Browser = {
    site,
    address,
    cookie,
    device: undefined,
    ask: (path, { headers, ...init } = {}) =>
      ask(path, { ...init, headers: given(own(Object.fromEntries(new Headers(headers)))) }),
    visit: (path) => read(path, { headers: given(own({})) }),
    send: (path, fields, headers = {}) =>
      read(path, posted(fields, own({ origin: site.origin ?? site.url, ...headers }))),
    upload(kind, file, headers = {}) {
      const body = new FormData();
      body.set("kind", kind);
      body.set("intent", "upload");
      body.set("file", file);
      const sent = given(own({ origin: site.origin ?? site.url, ...headers }));
      return read("/faculty/dashboard", { method: "POST", body, headers: sent });
    },
  };
  return browser;
}

type Registration = ReturnType<typeof registrationOf>;

/** Where the sign-in screen of a mode stands. */
export const loginPath = (mode = "", language: Language = "en"): string =>
  pathIn(language, "/faculty-login") + (mode && `?mode=${mode}`);

/** Someone who has an account, and the browser they registered with, where they are signed in. */
export interface FacultyMember extends Registration {
  uid: string;
  browser: Browser;
}

interface MemberOptions {
  language?: Language;
  isProven?: boolean;
}

/** Registers someone, whose address is confirmed then unless `isProven` is false. */
export async function newMember(
  site: Place = sharedSite(),
  { language = "en" as Language, isProven = true, ...more }: Partial<Registration> & MemberOptions = {},
): Promise<FacultyMember> {
  const fields = { ...registrationOf(), ...more };
  const browser = openBrowser(site);
  const { status } = await browser.send(loginPath("register", language), fields);
  expect(status, "registered").toBe(200);
  const uid = uidOf(site, fields.email);
  if (isProven) rowsIn(site.dataDir, "UPDATE members SET provenAt = createdAt WHERE uid = ?", uid);
  return { ...fields, uid, browser };
}

/** Sends the form for a password. */
export const logIn = (browser: Browser, { email, password }: { email: string; password: string }): Promise<Visit> =>
  browser.send("/faculty-login", { email, password });

/** Asks for an OTP to be mailed; gives the answer, its ticket, and the code that was mailed, empty where none was. */
export async function sendCode(browser: Browser, email: string, mode = "otp", language: Language = "en") {
  const answer = await browser.send(loginPath(mode, language), { email, intent: "send" });
  return {
    answer,
    ticket: hidden(the(answer.page, "#login"), "ticket"),
    code: await codeTo(browser.site.dataDir, email),
  };
}

/** What the modal of an answer says. */
export const resultIn = (page: Element): string => textOf(the(page, "dialog[open] h2"));

/** Whether a browser's session is a session: it gets the dashboard, and not the way to sign in. */
export const isSignedIn = async ({ site, cookie = "" }: Pick<Browser, "site" | "cookie">): Promise<boolean> => {
  const answer = await fetch(`${site.url}/faculty/dashboard`, { redirect: "manual", headers: { cookie } });
  await answer.text();
  return answer.status === 200;
};

/** That an answer is an error, told by its modal in the page's language; it signs nobody in and is kept nowhere. */
export function expectError(
  { headers, page, ...answer }: Visit,
  status: number,
  language: Language,
  sentences: Record<Language, string>,
) {
  expect(answer.status).toBe(status);
  expect(resultIn(page)).toBe(sentences[language]);
  expect(all(page, "dialog[open] .card.alert")).toHaveLength(1);
  expect(the(page, "html").attributes.lang).toBe(language);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("set-cookie")).toBeNull();
  expectWhole(page);
}
