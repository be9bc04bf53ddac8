const name = "office_erase";

/** The Set-Cookie header that asks the script to erase unsaved texts, which it keeps for seven days at most. */
export const eraseCookie = `${name}=1; Path=/; Max-Age=${7 * 24 * 60 * 60}; SameSite=Lax`;

/** Whether a browser was asked to; for the script, as `document.cookie`. */
export const isAskedToErase = (cookies: string): boolean => cookies.includes(`${name}=1`);

/** Ends that cookie; for the script. */
export const erasedCookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
