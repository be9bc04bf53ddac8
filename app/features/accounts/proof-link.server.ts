import type { Secret } from "#app/platform/crypto/secret.server.ts";

/** How long the link in a registration's mail is valid, in milliseconds: seven days. */
const proofLife = 7 * 24 * 60 * 60_000;

/** Signs a token that proves access to the mails of an account; `now` in milliseconds since 1970. */
export const makeProof = (secret: Secret, uid: string, now: number): string =>
  secret.sign("proof", Buffer.from(uid).toString("base64url"), now + proofLife);

/** The account of a token; undefined when its signature is wrong or it has expired. */
export function readProof(secret: Secret, token: string, now: number): string | undefined {
  const uid = secret.verify("proof", token, now);
  return uid && Buffer.from(uid, "base64url").toString();
}
