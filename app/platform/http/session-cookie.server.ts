import { parse, serialize } from "hono/utils/cookie";
import { settings } from "#app/settings.server.ts";
import { isOfficeAddress } from "./office-address.ts";
import { sessionIdle, sessionLongest } from "./session-life.ts";

const isHttps = settings.siteUrl.startsWith("https:");
/**
 * Under https, no other host and no page of another path can set a cookie with this prefix (RFC 6265bis, section
 * 4.1.3.2).
 */
const prefix = isHttps ? "__Host-" : "";
const name = `${prefix}session`;
const deviceName = `${prefix}device`;
/** Seconds a browser keeps its device cookie: 180 days. */
const deviceAge = 180 * 24 * 60 * 60;

const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

/** The session cookie of a request. */
export const sessionOf = ({ headers }: Pick<Request, "headers">): string | undefined =>
  parse(headers.get("cookie") ?? "", name)[name] || undefined;

/** The session that counts at a request's address: the office has its own. */
export const sessionAt = (request: Pick<Request, "headers" | "url">): string | undefined =>
  isOfficeAddress(new URL(request.url).pathname) ? officeSessionOf(request) : sessionOf(request);

/** The session that a browser has after it has processed the cookies of a response. */
export function sessionAfter(request: Request, { headers }: Pick<Response, "headers">): string | undefined {
  const of = isOfficeAddress(new URL(request.url).pathname) ? officeName : name;
  const given = headers.getSetCookie().find((cookie) => cookie.startsWith(`${of}=`));
  return given === undefined ? sessionAt(request) : parse(given, of)[of] || undefined;
}

/** The Set-Cookie header for a session that began at `begunAt` (ms since 1970); scripts cannot read the cookie. */
export function sessionCookie(session: string, begunAt = Date.now()): string {
  const left = sessionLongest - Math.floor((Date.now() - begunAt) / 1000);
  return serialize(name, session, { ...attributes, maxAge: Math.max(0, Math.min(sessionIdle, left)) });
}

/** The id of a browser that was used to sign in: 128 random bits as `newId` makes them. It grants no access. */
export function deviceOf({ headers }: Pick<Request, "headers">): string | undefined {
  const id = parse(headers.get("cookie") ?? "", deviceName)[deviceName] ?? "";
  return /^[\w-]{22}$/.test(id) ? id : undefined;
}

/** The Set-Cookie header for the id of a browser, by which accounts recognise it. */
export const deviceCookie = (device: string): string =>
  serialize(deviceName, device, { ...attributes, maxAge: deviceAge });

const officeName = `${prefix}office_session`;

/** The session of the office that a request has. */
export const officeSessionOf = ({ headers }: Pick<Request, "headers">): string | undefined =>
  parse(headers.get("cookie") ?? "", officeName)[officeName] || undefined;

/**
 * The Set-Cookie header for a session of the office, which lasts `maxAge` seconds at most, or null to delete it. "Strict"
 * would show the sign-in screen to those who follow a link in a mail; forms from elsewhere are refused by their origin.
 */
export const officeSessionCookie = (session: string | null, maxAge = 0): string =>
  serialize(officeName, session ?? "", { ...attributes, maxAge: session === null ? 0 : maxAge });

const mailboxName = "mailbox";

/** The key of the stored mails that a browser was given. */
export const mailboxKeyOf = (cookie = ""): string => parse(cookie, mailboxName)[mailboxName] ?? "";

/** The Set-Cookie header for the key of the stored mails, until the browser is closed. */
export const mailboxCookie = (key: string): string => serialize(mailboxName, key, attributes);

/** The Set-Cookie header that deletes the session. */
export const noSessionCookie = serialize(name, "", { ...attributes, maxAge: 0 });
