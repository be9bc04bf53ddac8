/** An email address in lower case, for comparison. */
export const emailKey = (email: string): string => email.toLowerCase();
