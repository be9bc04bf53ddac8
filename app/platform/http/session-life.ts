const day = 24 * 60 * 60;
/** Seconds until an unused session expires; also the age of its cookie. */
export const sessionIdle = 7 * day;
/** Seconds after which a session ends even if it is used. */
export const sessionLongest = 30 * day;
