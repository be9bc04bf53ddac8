import { type AddressedParts, addressedEmails } from "#app/platform/mail/addressed-emails.server.ts";
import { reminderEmail } from "./reminder-email.ts";

export const createReminderEmails = (parts: AddressedParts) => addressedEmails(parts, reminderEmail);
