import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";
import { type MorningDetails, morningEmail } from "./morning-email.ts";

type MorningParts = Pick<MailParts, "siteUrl" | "officeEmail" | "render" | "now">;

/** Makes the renderer of morning emails from outbox rows; an email delayed until the next day is dropped. */
export function createMorningEmails({ siteUrl, officeEmail, render, now }: MorningParts) {
  return ({ details }: OutboxRow): MailContent | undefined => {
    const told: MorningDetails = JSON.parse(details ?? "");
    if (told.day !== indiaTime(now()).day) return undefined;
    return { to: told.email, replyTo: officeEmail, ...render(morningEmail(told, siteUrl)) };
  };
}
