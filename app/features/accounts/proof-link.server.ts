import type { Secret } from "#app/platform/crypto/secret.server.ts";

/** Milliseconds that the link in a registration's mail can be used: seven days. */
const proofLife = 7 * 24 * 60 * 60_000;

/** Signs a token that shows that its holder reads the mails of an account; `now` in milliseconds since 1970. */
export const makeProof = (secret: Secret, uid: string, now: number): string =>
  secret.sign("proof", Buffer.from(uid).toString("base64url"), now + proofLife);

/** The account that a token names; undefined where it is not ours, was changed, or is too old. */
export function readProof(secret: Secret, token: string, now: number): string | undefined {
  const uid = secret.verify("proof", token, now);
  return uid && Buffer.from(uid, "base64url").toString();
}
