import { parse, serialize } from "hono/utils/cookie";
import { settings } from "#app/settings.server.ts";

const isHttps = settings.siteUrl.startsWith("https:");

/**
 * What the names of cookies begin with that say who somebody is: under https, no other host and no page of another path can
 * set one (RFC 6265bis, section 4.1.3.2).
 */
export const hostPrefix = isHttps ? "__Host-" : "";

const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

/** A cookie for every page of the site, which scripts cannot read. */
interface SiteCookie {
  name: string;
  /** The value that a request has of it; undefined if it is empty or missing. */
  of: (request: Pick<Request, "headers">) => string | undefined;
  /** The Set-Cookie header, for so many seconds or until the browser is closed; 0 seconds delete it. */
  set: (value: string, maxAge?: number) => string;
}

/** The cookie of a name. */
export const siteCookie = (name: string): SiteCookie => ({
  name,
  of: ({ headers }) => parse(headers.get("cookie") ?? "", name)[name] || undefined,
  set: (value, maxAge) => serialize(name, value, { ...attributes, ...(maxAge !== undefined && { maxAge }) }),
});
