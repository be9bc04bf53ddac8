import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

const proofLife = 7 * 24 * 60 * 60_000;

/** Holds the uid of an account; who has the token can read the mails to its address. */
export const proofToken = signedText("proof", proofLife);
