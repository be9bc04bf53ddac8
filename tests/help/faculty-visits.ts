import { expect, inject } from "vitest";
import { uidOf } from "./faculty-kept.ts";
import { codeTo, registrationOf } from "./forms.ts";
import { all, type Element, textOf, the } from "./html.ts";
import { expectWhole, hidden } from "./posted-forms.ts";
import { followRedirect } from "./redirect.ts";
import { type Language, pathIn } from "./routes.ts";
import { rowsIn } from "./rows.ts";
import { freshAddress, posted, siteUrl, type Visit, visitOf } from "./visit.ts";
import { whenFree } from "./when-free.ts";

/** A site under test: its URL, its data folder, and the URL that its pages use. */
interface Place {
  url: string;
  dataDir: string;
  origin?: string;
}

/** The site that the test files share. */
export const sharedSite = (): Place => ({ url: inject("servedAt"), dataDir: inject("dataDir"), origin: siteUrl });

type HeaderFields = Record<string, string | undefined>;

/** A browser with a new internet address, which stores cookies and sends them. */
export interface Browser {
  site: Place;
  /** Its internet address. */
  address: string;
  /** The session cookie as it is sent: name and value. */
  cookie: string | undefined;
  /** The device cookie, by which accounts recognise the browser. */
  device: string | undefined;
  /** Sends a request that is not for a page, or that no form would send. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  visit: (path: string) => Promise<Visit>;
  /** Sends a form; a header that is undefined is not sent. */
  send: (path: string, fields: Record<string, string>, headers?: HeaderFields) => Promise<Visit>;
  /** Sends a form with a file until it is taken: see `whenFree`. */
  upload: (kind: string, file: Blob, headers?: HeaderFields) => Promise<Visit>;
  /** Sends a form with a file once. */
  uploadOnce: (kind: string, file: Blob, headers?: HeaderFields) => Promise<Visit>;
}

/** Opens a browser that is not signed in, unless a cookie is given. */
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
    return visitOf(response, headers);
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
    upload: (...sent) => whenFree(() => browser.uploadOnce(...sent)),
    uploadOnce(kind, file, headers = {}) {
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

/** The address of a mode's sign-in screen. */
export const loginPath = (mode = "", language: Language = "en"): string =>
  pathIn(language, "/faculty-login") + (mode && `?mode=${mode}`);

/** The owner of an account, with the browser they registered with, in which they are signed in. */
export interface FacultyMember extends Registration {
  uid: string;
  browser: Browser;
}

interface MemberOptions {
  language?: Language;
  isProven?: boolean;
}

/** Registers a member, whose address is then confirmed unless `isProven` is false. */
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

/** Sends the form for signing in by password. */
export const logIn = (browser: Browser, { email, password }: { email: string; password: string }): Promise<Visit> =>
  browser.send("/faculty-login", { email, password });

/** Requests an OTP by mail. @returns the answer, its ticket, and the mailed code, empty when there was none. */
export async function sendCode(browser: Browser, email: string, mode = "otp", language: Language = "en") {
  const answer = await browser.send(loginPath(mode, language), { email, intent: "send" });
  return {
    answer,
    ticket: hidden(the(answer.page, "#login"), "ticket"),
    code: await codeTo(browser.site.dataDir, email),
  };
}

/** The text of the dialog in an answer. */
export const resultIn = (page: Element): string => textOf(the(page, "dialog[open] h2"));

/** Whether a browser's session is valid: it gets the dashboard instead of a redirect to the sign-in. */
export const isSignedIn = async ({ site, cookie = "" }: Pick<Browser, "site" | "cookie">): Promise<boolean> => {
  const answer = await fetch(`${site.url}/faculty/dashboard`, { redirect: "manual", headers: { cookie } });
  await answer.text();
  return answer.status === 200;
};

/** Expects an error in the dialog, in the page's language, without a session and without caching. */
export function expectError(
  { headers, page, ...answer }: Visit,
  status: number,
  language: Language,
  sentences: Record<Language, string>,
) {
  expect(answer.status).toBe(status);
  expect(resultIn(page)).toBe(sentences[language]);
  expect(all(page, "dialog[open][role=alertdialog]")).toHaveLength(1);
  expect(the(page, "html").attributes.lang).toBe(language);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("set-cookie")).toBeNull();
  expectWhole(page);
}
