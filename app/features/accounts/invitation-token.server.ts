import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

export const tokenLife = 72 * 60 * 60_000;

const signed = signedText("token", tokenLife);

interface TokenClaims {
  id: string;
  name: string;
  email: string;
}

/** For one use within 72 hours from `now` (milliseconds since 1970). */
export function makeToken(secret: Secret, person: { name: string; email: string }, now: number): string {
  const claims: TokenClaims = { id: newId(), ...person };
  return signed.sign(secret, JSON.stringify(claims), now);
}

export function readToken(secret: Secret, token: string, now: number): TokenClaims | undefined {
  const claims = signed.read(secret, token, now);
  return claims === undefined ? undefined : JSON.parse(claims);
}
