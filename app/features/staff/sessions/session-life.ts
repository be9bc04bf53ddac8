const hour = 60 * 60;
/** Seconds until an unused session of the office ends. */
export const staffIdle = 12 * hour;
/** Seconds a session of the office lasts at most, however often it is used. */
export const staffLongest = 7 * 24 * hour;
/** Milliseconds for which a proof of who somebody is, a password or a code, is enough for what is sensitive. */
export const proofLife = 15 * 60_000;
