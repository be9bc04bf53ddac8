const day = 24 * 60 * 60;
/** Seconds until an unused session expires; also the age of its cookie. */
export const sessionIdle = 7 * day;
/** Seconds a session lasts at most, however often it is used. */
export const sessionLongest = 30 * day;
