import { parse, serialize } from "hono/utils/cookie";
import { sessionIdle } from "#app/services/identity.server.ts";
import { settings } from "#app/settings.server.ts";

const isHttps = settings.siteUrl.startsWith("https:");
/** Under https no other host, and no page of another path, can set a cookie of this name (RFC 6265bis, section 4.1.3.2). */
const name = isHttps ? "__Host-session" : "session";

const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

/** The session that a browser sent along. */
export const sessionOf = ({ headers }: Pick<Request, "headers">): string | undefined =>
  parse(headers.get("cookie") ?? "", name)[name] || undefined;

/** The header that makes a browser keep a session; no script can read it. */
export const sessionCookie = (session: string): string =>
  serialize(name, session, { ...attributes, maxAge: sessionIdle });

/** The header that makes a browser forget its session. */
export const noSessionCookie = serialize(name, "", { ...attributes, maxAge: 0 });
