const day = 24 * 60 * 60;
/** Seconds a session lasts without use, and so a browser keeps it. */
export const sessionIdle = 7 * day;
/** Seconds a session lasts at most, however often it is used. */
export const sessionLongest = 30 * day;
