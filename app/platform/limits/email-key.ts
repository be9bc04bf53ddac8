/** An address in the form in which addresses are compared: its letters may be typed large or small. */
export const emailKey = (email: string): string => email.toLowerCase();
