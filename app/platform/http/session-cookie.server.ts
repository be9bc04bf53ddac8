import { parse } from "hono/utils/cookie";
import { isOfficeAddress } from "./office-address.ts";
import { sessionIdle, sessionLongest } from "./session-life.ts";
import { hostPrefix, siteCookie } from "./site-cookie.server.ts";

const member = siteCookie(`${hostPrefix}session`);
const office = siteCookie(`${hostPrefix}office_session`);
const browser = siteCookie(`${hostPrefix}device`);
const mailbox = siteCookie("mailbox");
const siteSetUp = siteCookie(`${hostPrefix}setup`);

/** Seconds a browser keeps its device cookie: 180 days. */
const deviceAge = 180 * 24 * 60 * 60;

/** The session cookie of a request. */
export const sessionOf = member.of;

/** The session of the office that a request has. */
export const officeSessionOf = office.of;

/** The cookie of the session that counts at a request's address: the office has its own. */
const cookieAt = ({ url }: Pick<Request, "url">) => (isOfficeAddress(new URL(url).pathname) ? office : member);

/** The session that counts at a request's address. */
export const sessionAt = (request: Pick<Request, "headers" | "url">): string | undefined =>
  cookieAt(request).of(request);

/** The session that a browser has after receiving a response. */
export function sessionAfter(request: Request, { headers }: Pick<Response, "headers">): string | undefined {
  const { name, of } = cookieAt(request);
  const given = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return given === undefined ? of(request) : parse(given, name)[name] || undefined;
}

/** The Set-Cookie header for a session that began at `begunAt` (ms since 1970); scripts cannot read the cookie. */
export function sessionCookie(session: string, begunAt = Date.now()): string {
  const left = sessionLongest - Math.floor((Date.now() - begunAt) / 1000);
  return member.set(session, Math.max(0, Math.min(sessionIdle, left)));
}

/** The Set-Cookie header that deletes the session. */
export const noSessionCookie = member.set("", 0);

/** The id of a browser that was used to sign in: 128 random bits as `newId` makes them. It grants no access. */
export function deviceOf(request: Pick<Request, "headers">): string | undefined {
  const id = browser.of(request) ?? "";
  return /^[\w-]{22}$/.test(id) ? id : undefined;
}

/** The Set-Cookie header for a browser's id, by which accounts recognise it. */
export const deviceCookie = (device: string): string => browser.set(device, deviceAge);

/**
 * The Set-Cookie header for a session of the office, which lasts `maxAge` seconds at most, or null to delete it.
 * SameSite=Strict would show the sign-in screen to people who follow a link in a mail; cross-site forms are refused by
 * their origin.
 */
export const officeSessionCookie = (session: string | null, maxAge = 0): string =>
  office.set(session ?? "", session === null ? 0 : maxAge);

/** The access key for the stored mails, from a browser's cookie. */
export const mailboxKeyOf = (cookie = ""): string => parse(cookie, mailbox.name)[mailbox.name] ?? "";

/** The Set-Cookie header for the access key of the stored mails, until the browser is closed. */
export const mailboxCookie = (key: string): string => mailbox.set(key);

/** The token of the browser that opened the link of the set-up. */
export const setUpTokenOf = (request: Pick<Request, "headers">): string => siteSetUp.of(request) ?? "";

/** The Set-Cookie header for that token, which the server refuses after a day. */
export const setUpCookie = (token: string): string => siteSetUp.set(token, 24 * 60 * 60);
