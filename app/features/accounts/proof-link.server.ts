import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

/** How long the link in a registration's mail is valid, in milliseconds: seven days. */
const proofLife = 7 * 24 * 60 * 60_000;

/** Tokens that prove access to the mails of the account whose uid they have. */
export const proofToken = signedText("proof", proofLife);
