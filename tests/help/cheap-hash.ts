import type { HashCost } from "#app/lib/sign-in/passwords.server.ts";

/** A cost at which hashing a password takes almost no time. */
export const cheapHash: HashCost = { ln: 4, r: 8, p: 1 };
