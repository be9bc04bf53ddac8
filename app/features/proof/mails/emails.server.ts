import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";
import { type ProofMailDetails, proofEmail } from "./proof-email.ts";

/** Makes the renderer of mails with the newest entry of the publication log, from outbox rows. */
export const createProofEmails =
  ({ siteUrl, officeEmail, render }: Pick<MailParts, "siteUrl" | "officeEmail" | "render">) =>
  ({ details }: OutboxRow): MailContent => {
    const told: ProofMailDetails = JSON.parse(details ?? "");
    return { to: told.email, replyTo: officeEmail, ...render(proofEmail(told, siteUrl)) };
  };
