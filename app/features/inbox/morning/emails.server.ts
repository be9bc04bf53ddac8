import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { type AddressedParts, addressedEmails } from "#app/platform/mail/addressed-emails.server.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";
import { type MorningDetails, morningEmail } from "./morning-email.ts";

/** An email delayed until the next day is dropped. */
export function createMorningEmails({ now, ...parts }: AddressedParts & Pick<MailParts, "now">) {
  const write = addressedEmails(parts, morningEmail);
  return (row: OutboxRow): MailContent | undefined => {
    const { day }: MorningDetails = JSON.parse(row.details ?? "");
    return day === indiaTime(now()).day ? write(row) : undefined;
  };
}
