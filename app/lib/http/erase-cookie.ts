const name = "office_erase";

/** Asks the script to erase unsaved texts, which it keeps for seven days at most. */
export const eraseCookie = `${name}=1; Path=/; Max-Age=${7 * 24 * 60 * 60}; SameSite=Lax`;

export const isAskedToErase = (cookies: string): boolean => cookies.includes(`${name}=1`);

export const erasedCookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
