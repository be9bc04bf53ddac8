/** An email address in its comparable form: case is ignored. */
export const emailKey = (email: string): string => email.toLowerCase();
