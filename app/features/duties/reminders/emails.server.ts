import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";
import { type ReminderDetails, reminderEmail } from "./reminder-email.ts";

type Parts = Pick<MailParts, "siteUrl" | "officeEmail" | "render">;

/** Makes the renderer of reminders from outbox rows. */
export function createReminderEmails({ siteUrl, officeEmail, render }: Parts) {
  return ({ details }: OutboxRow): MailContent => {
    const told: ReminderDetails = JSON.parse(details ?? "");
    return { to: told.email, replyTo: officeEmail, ...render(reminderEmail(told, siteUrl)) };
  };
}
