export const emailKey = (email: string): string => email.toLowerCase();
