import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { EmailContent } from "./email.ts";
import type { MailContent } from "./outbox.service.server.ts";
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
