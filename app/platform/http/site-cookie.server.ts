import { parse, serialize } from "hono/utils/cookie";
import { settings } from "#app/settings.server.ts";

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
