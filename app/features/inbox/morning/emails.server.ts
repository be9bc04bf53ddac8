import type { OutboxRow } from "#app/platform/db/tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { Render } from "#app/platform/mail/render.server.ts";
import { type MorningDetails, morningEmail } from "./morning-email.ts";

interface Parts {
  siteUrl: string;
  officeEmail: string;
  render: Render;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Makes the renderer of morning emails from outbox rows; an email delayed until the next day is dropped. */
export function createMorningEmails({
  siteUrl,
  officeEmail,
  render,
  now,
}: Parts): (row: OutboxRow) => MailContent | undefined {
  return ({ details }) => {
    const told: MorningDetails = JSON.parse(details ?? "");
    if (told.day !== indiaTime(now()).day) return undefined;
    return { to: told.email, replyTo: officeEmail, ...render(morningEmail(told, siteUrl)) };
  };
}
