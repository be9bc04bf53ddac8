import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { hostPrefix, siteCookie } from "#app/platform/http/site-cookie.server.ts";
import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

const deviceCookie = siteCookie(`${hostPrefix}office_device`);
/** Seconds: 180 days. */
const deviceCookieLife = 180 * 24 * 60 * 60;
const deviceMark = signedText("staff-device", deviceCookieLife * 1000);

/** Wrong passwords tried elsewhere do not make a browser with this cookie wait. It grants no access. */
export const knownBrowserCookie = (secret: Secret, uid: string, now: number): string =>
  deviceCookie.set(deviceMark.sign(secret, uid, now), deviceCookieLife);

export function knownUidIn(secret: Secret, request: Pick<Request, "headers">, now: number): string | undefined {
  const value = deviceCookie.of(request);
  return value && deviceMark.read(secret, value, now);
}
