import { parse, serialize } from "hono/utils/cookie";
import { sessionIdle, sessionLongest } from "#app/lib/sign-in/sessions.server.ts";
import { settings } from "#app/settings.server.ts";
import { isOfficeAddress } from "./office-address.ts";

const isHttps = settings.siteUrl.startsWith("https:");

/** Under https, no other host and no page of another path can set a cookie of this prefix (RFC 6265bis, 4.1.3.2). */
export const hostPrefix = isHttps ? "__Host-" : "";

const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

interface SiteCookie {
  name: string;
  of: (request: Pick<Request, "headers">) => string | undefined;
  /** `maxAge` in seconds; without it until the browser is closed, and 0 deletes the cookie. */
  set: (value: string, maxAge?: number) => string;
}

export const siteCookie = (name: string): SiteCookie => ({
  name,
  of: ({ headers }) => parse(headers.get("cookie") ?? "", name)[name] || undefined,
  set: (value, maxAge) => serialize(name, value, { ...attributes, ...(maxAge !== undefined && { maxAge }) }),
});

const member = siteCookie(`${hostPrefix}session`);
const office = siteCookie(`${hostPrefix}office_session`);
const browser = siteCookie(`${hostPrefix}device`);
const mailbox = siteCookie("mailbox");
const siteSetUp = siteCookie(`${hostPrefix}setup`);

/** Seconds. */
const deviceAge = 180 * 24 * 60 * 60;

export const sessionOf = member.of;

export const officeSessionOf = office.of;

const cookieAt = ({ url }: Pick<Request, "url">) => (isOfficeAddress(new URL(url).pathname) ? office : member);

export const sessionAt = (request: Pick<Request, "headers" | "url">): string | undefined =>
  cookieAt(request).of(request);

export function sessionAfter(request: Request, { headers }: Pick<Response, "headers">): string | undefined {
  const { name, of } = cookieAt(request);
  const given = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return given === undefined ? of(request) : parse(given, name)[name] || undefined;
}

export function sessionCookie(session: string, begunAt = Date.now()): string {
  const left = sessionLongest - Math.floor((Date.now() - begunAt) / 1000);
  return member.set(session, Math.max(0, Math.min(sessionIdle, left)));
}

export const noSessionCookie = member.set("", 0);

/** 128 random bits as `newId` makes them; the id grants no access. */
export function deviceOf(request: Pick<Request, "headers">): string | undefined {
  const id = browser.of(request) ?? "";
  return /^[\w-]{22}$/.test(id) ? id : undefined;
}

export const deviceCookie = (device: string): string => browser.set(device, deviceAge);

/** SameSite=Strict would show the sign-in screen to people who follow a link in a mail; forms are checked by origin. */
export const officeSessionCookie = (session: string | null, maxAge = 0): string =>
  office.set(session ?? "", session === null ? 0 : maxAge);

export const mailboxKeyOf = (cookie = ""): string => parse(cookie, mailbox.name)[mailbox.name] ?? "";

export const mailboxCookie = (key: string): string => mailbox.set(key);

export const setUpTokenOf = (request: Pick<Request, "headers">): string => siteSetUp.of(request) ?? "";

/** The server refuses the token after a day. */
export const setUpCookie = (token: string): string => siteSetUp.set(token, 24 * 60 * 60);
