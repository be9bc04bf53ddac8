import type { OutboxRow } from "#app/lib/db/tables.ts";
import type { MailContent } from "#app/lib/mail/outbox.server.ts";
import type { EmailContent } from "./email.ts";
import type { MailParts } from "./render.server.ts";

export type AddressedParts = Pick<MailParts, "siteUrl" | "officeEmail" | "render">;

export const addressedEmails =
  <Details extends { email: string }>(
    { siteUrl, officeEmail, render }: AddressedParts,
    emailOf: (details: Details, siteUrl: string) => EmailContent,
  ) =>
  ({ details }: Pick<OutboxRow, "details">): MailContent => {
    const told: Details = JSON.parse(details ?? "");
    return { to: told.email, replyTo: officeEmail, ...render(emailOf(told, siteUrl)) };
  };
