import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

/** How long a custom token is valid, in milliseconds. */
export const tokenLife = 72 * 60 * 60_000;

const signed = signedText("token", tokenLife);

/** The claims of a custom token: its id, and the person it opens an account for. */
interface TokenClaims {
  id: string;
  name: string;
  email: string;
}

/** Creates a custom token: signed with the site's secret, for one use within 72 hours from `now` (ms since 1970). */
export function makeToken(secret: Secret, person: { name: string; email: string }, now: number): string {
  const claims: TokenClaims = { id: newId(), ...person };
  return signed.sign(secret, JSON.stringify(claims), now);
}

/** The claims of a token; undefined when its signature is wrong or it has expired. */
export function readToken(secret: Secret, token: string, now: number): TokenClaims | undefined {
  const claims = signed.read(secret, token, now);
  return claims === undefined ? undefined : JSON.parse(claims);
}
