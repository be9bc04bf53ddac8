import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { hostPrefix, siteCookie } from "#app/platform/http/site-cookie.server.ts";
import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

const cookie = siteCookie(`${hostPrefix}office_device`);
/** Seconds: 180 days. */
const longest = 180 * 24 * 60 * 60;
const mark = signedText("staff-device", longest * 1000);

/** Wrong passwords tried elsewhere do not make a browser with this cookie wait. It grants no access. */
export const knownBrowserCookie = (secret: Secret, uid: string, now: number): string =>
  cookie.set(mark.sign(secret, uid, now), longest);

export function knownIn(secret: Secret, request: Pick<Request, "headers">, now: number): string | undefined {
  const value = cookie.of(request);
  return value && mark.read(secret, value, now);
}
