import { parse, serialize } from "hono/utils/cookie";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { settings } from "#app/settings.server.ts";

const isHttps = settings.siteUrl.startsWith("https:");
const name = `${isHttps ? "__Host-" : ""}office_device`;
const days = 180;

/**
 * A browser in which somebody has signed in keeps a signed mark of it: somebody who guesses passwords elsewhere cannot make
 * it wait. It opens nothing.
 */
export const knownBrowserCookie = (secret: Secret, uid: string, now: number): string => {
  const value = secret.sign("staff-device", Buffer.from(uid).toString("base64url"), now + days * 24 * 60 * 60_000);
  const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;
  return serialize(name, value, { ...attributes, maxAge: days * 24 * 60 * 60 });
};

/** The uid of the person who has signed in with this browser before. */
export function knownIn(secret: Secret, request: Pick<Request, "headers">, now: number): string | undefined {
  const value = parse(request.headers.get("cookie") ?? "", name)[name];
  const uid = value && secret.verify("staff-device", value, now);
  return uid ? Buffer.from(uid, "base64url").toString() : undefined;
}
