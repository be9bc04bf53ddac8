import { base32, hotp } from "#app/platform/crypto/one-time-passwords.server.ts";
import { isSameSecret } from "#app/platform/crypto/secret.server.ts";

/** Seconds that a code of an app is shown. */
const period = 30;

/** The step of a time (milliseconds since 1970): RFC 6238, section 4.2. */
const stepAt = (now: number) => Math.floor(now / (period * 1000));

/**
 * The step whose code was typed: this one, the one before or the one after, since clocks differ and people type
 * slowly (RFC 6238, section 5.2). Undefined when it is the code of none.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const steps = [stepAt(now), stepAt(now) - 1, stepAt(now) + 1];
  return steps.find((step) => isSameSecret(hotp(secret, step), code));
}

/** The address from which an app takes the secret, as a QR code or a link (Google Authenticator's "Key URI Format"). */
export function appLink(secret: string, institute: string, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: institute, digits: "6", period: String(period) });
  return `otpauth://totp/${encodeURIComponent(institute)}:${encodeURIComponent(email)}?${query}`;
}

/** The secret as it is typed into an app, in groups of four. */
export const typedSecret = (link: string): string =>
  (new URL(link).searchParams.get("secret") ?? "").replace(/.{4}(?=.)/g, "$& ");
