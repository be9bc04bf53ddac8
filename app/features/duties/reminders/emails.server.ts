import { type AddressedParts, addressedEmails } from "#app/platform/mail/addressed-emails.server.ts";
import { reminderEmail } from "./reminder-email.ts";

/** Makes the renderer of reminders from outbox rows. */
export const createReminderEmails = (parts: AddressedParts) => addressedEmails(parts, reminderEmail);
