import { signedText } from "#app/platform/sign-in/signed-text.server.ts";

/** Life of a link in milliseconds: longer than anything is kept (RETENTION_DAYS: at most three years). */
const stopLife = 3 * 366 * 24 * 60 * 60_000;

/** Only the sender of the submission gets its token, by mail. */
export const stopToken = signedText("no-more-news", stopLife);

export const stopAddress = "/no-more-news";
