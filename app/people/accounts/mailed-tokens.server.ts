import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { newId, signedText } from "#app/lib/crypto/tokens.server.ts";

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

const proofLife = 7 * 24 * 60 * 60_000;

/** Holds the uid of an account; who has the token can read the mails to its address. */
export const proofToken = signedText("proof", proofLife);
