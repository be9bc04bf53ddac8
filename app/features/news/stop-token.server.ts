import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

/** How long the link to stop these mails works, in milliseconds: longer than anything is kept (RETENTION_DAYS is at most three years). */
const stopLife = 3 * 366 * 24 * 60 * 60_000;

/** Signed tokens with the id of a submission. Only its sender gets them, by mail. */
export const stopToken = signedText("no-more-news", stopLife);

/** The path of the page that stops these mails. */
export const stopAddress = "/no-more-news";
