import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";
import { type AccountNotification, accountEmail } from "./account-emails.ts";
import { proofToken } from "./proof-link.server.ts";

type Account = Omit<AccountNotification, "link" | "proof"> & { email: string };

export function createAccountEmails({ siteUrl, officeEmail, secret, render, now }: MailParts) {
  return ({ resourceId, details }: OutboxRow): MailContent => {
    const { email, ...account }: Account = JSON.parse(details ?? "");
    const link = siteUrl + inLocale("/faculty-login", account.locale);
    const isUnproven = account.name === null && ["registered", "unproven"].includes(account.event);
    const proof = isUnproven && resourceId && { proof: `${link}?proof=${proofToken.sign(secret, resourceId, now())}` };
    return { to: email, replyTo: officeEmail, ...render(accountEmail({ ...account, link, ...proof })) };
  };
}
