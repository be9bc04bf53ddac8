import type { HashCost } from "#app/platform/sign-in/password-hash.server.ts";

/** A cost at which hashing a password takes almost no time. */
export const cheapHash: HashCost = { ln: 4, r: 8, p: 1 };
