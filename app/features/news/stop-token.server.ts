import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

/** How long the way out in a mail works, in milliseconds: longer than anything is kept (RETENTION_DAYS is at most three years). */
const stopLife = 3 * 366 * 24 * 60 * 60_000;

/** Tokens with the id of a submission, whose sender alone gets them by mail. */
export const stopToken = signedText("no-more-news", stopLife);

/** The address of the page on which somebody says that they want no more of these mails, without the site's. */
export const stopAddress = "/no-more-news";
