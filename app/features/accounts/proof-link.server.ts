import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

/** How long the link in a registration's mail is valid, in milliseconds: seven days. */
const proofLife = 7 * 24 * 60 * 60_000;

/** Tokens with the uid of an account; who has one can read the mails to its address. */
export const proofToken = signedText("proof", proofLife);
