import { base32, hotp } from "#app/platform/crypto/one-time-passwords.server.ts";
import { isSameSecret } from "#app/platform/crypto/secret.server.ts";

/** Seconds that an app shows a code. */
const period = 30;

/** RFC 6238, section 4.2; `now` in milliseconds since 1970. */
const stepAt = (now: number) => Math.floor(now / (period * 1000));

/** Also accepts the previous and the next step: clocks differ, people type slowly (RFC 6238, section 5.2). */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const steps = [stepAt(now), stepAt(now) - 1, stepAt(now) + 1];
  return steps.find((step) => isSameSecret(hotp(secret, step), code));
}

/** Google Authenticator's "Key URI Format". Apps decode it as RFC 3986 says, in which "+" is no space. */
export function appLink(secret: string, institute: string, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: institute, digits: "6", period: String(period) });
  return `otpauth://totp/${encodeURIComponent(institute)}:${encodeURIComponent(email)}?${`${query}`.replaceAll("+", "%20")}`;
}

export const typedSecret = (link: string): string =>
  (new URL(link).searchParams.get("secret") ?? "").replace(/.{4}(?=.)/g, "$& ");
