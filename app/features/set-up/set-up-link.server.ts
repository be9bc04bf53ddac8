import type { Secret } from "#app/platform/crypto/secret.server.ts";

/** The key of the link that a browser can open after so many others have; the same in every process. */
export const linkKeyOf = (secret: Secret, claims: number): string => secret.hmac(`set-up:${claims}`).slice(0, 22);
