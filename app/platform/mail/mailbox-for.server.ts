import type { Visitor } from "#app/platform/http/visitor.server.ts";

/** Where the kept mails are, for who tries the site on its own machine without a mail server. */
export const mailboxFor = (visitor: Visitor, mailFolder: string | undefined): { mailbox?: string } =>
  visitor.isLocal && mailFolder ? { mailbox: "/mailbox" } : {};
