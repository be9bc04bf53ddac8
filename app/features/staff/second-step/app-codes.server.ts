import { base32, hotp } from "#app/platform/crypto/one-time-passwords.server.ts";
import { isSameSecret } from "#app/platform/crypto/secret.server.ts";

/** Seconds that an app shows a code. */
const period = 30;

/** The step of a time in milliseconds since 1970 (RFC 6238, section 4.2). */
const stepAt = (now: number) => Math.floor(now / (period * 1000));

/**
 * The time step of a typed code: the current one, the previous or the next, since clocks differ and people type slowly
 * (RFC 6238, section 5.2). Undefined if the code is wrong.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const steps = [stepAt(now), stepAt(now) - 1, stepAt(now) + 1];
  return steps.find((step) => isSameSecret(hotp(secret, step), code));
}

/**
 * The address from which an app reads the secret, as a QR code or link (Google Authenticator's "Key URI Format"). Apps decode
 * it as RFC 3986 says, in which "+" is no space.
 */
export function appLink(secret: string, institute: string, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: institute, digits: "6", period: String(period) });
  return `otpauth://totp/${encodeURIComponent(institute)}:${encodeURIComponent(email)}?${`${query}`.replaceAll("+", "%20")}`;
}

/** The secret in groups of four, for typing it into an app. */
export const typedSecret = (link: string): string =>
  (new URL(link).searchParams.get("secret") ?? "").replace(/.{4}(?=.)/g, "$& ");
