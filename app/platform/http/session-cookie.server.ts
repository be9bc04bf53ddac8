import { parse, serialize } from "hono/utils/cookie";
import { settings } from "#app/settings.server.ts";
import { sessionIdle, sessionLongest } from "./session-life.ts";

const isHttps = settings.siteUrl.startsWith("https:");
/** Under https no other host, and no page of another path, can set a cookie of such a name (RFC 6265bis, section 4.1.3.2). */
const prefix = isHttps ? "__Host-" : "";
const name = `${prefix}session`;
const deviceName = `${prefix}device`;
/** Seconds a browser keeps its device cookie: 180 days. */
const deviceAge = 180 * 24 * 60 * 60;

const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

/** The session that a browser sent along. */
export const sessionOf = ({ headers }: Pick<Request, "headers">): string | undefined =>
  parse(headers.get("cookie") ?? "", name)[name] || undefined;

/** The session that a browser has once it has taken the cookies of an answer. */
export function sessionAfter(request: Request, { headers }: Pick<Response, "headers">): string | undefined {
  const given = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return given === undefined ? sessionOf(request) : parse(given, name)[name] || undefined;
}

/** The header that makes a browser keep a session, which began then (ms since 1970); no script can read it. */
export function sessionCookie(session: string, begunAt = Date.now()): string {
  const left = sessionLongest - Math.floor((Date.now() - begunAt) / 1000);
  return serialize(name, session, { ...attributes, maxAge: Math.max(0, Math.min(sessionIdle, left)) });
}

/** The id of a browser that has been signed in with; it opens nothing, and is a random 128 bits as `newId` makes them. */
export function deviceOf({ headers }: Pick<Request, "headers">): string | undefined {
  const id = parse(headers.get("cookie") ?? "", deviceName)[deviceName] ?? "";
  return /^[\w-]{22}$/.test(id) ? id : undefined;
}

/** The header that makes a browser keep its id, by which accounts know it again. */
export const deviceCookie = (device: string): string =>
  serialize(deviceName, device, { ...attributes, maxAge: deviceAge });

/** The header that makes a browser forget its session. */
export const noSessionCookie = serialize(name, "", { ...attributes, maxAge: 0 });
