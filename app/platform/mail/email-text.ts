import type { EmailContent, Sender } from "./email.ts";

/** The institute's address on one line. */
export const postalAddressOf = ({ contact }: Sender): string =>
  [contact.address, contact.district, contact.postcode].filter(Boolean).join(", ");

/**
 * A label and its value. A value of several lines starts on a new line, each marked as quoted, so that none can pass
 * for a line of the email.
 */
const factLine = ([label, value]: readonly [string, string]) =>
  value.includes("\n") ? `${label}:\n${value.replace(/^/gm, "> ")}` : `${label}: ${value}`;

/**
 * An email as plain text: long lines are wrapped by the reader's mail program, the sender follows "-- " (RFC 3676,
 * section 4.3).
 */
export function emailText(email: EmailContent, sender: Sender): string {
  const { greeting, opening, code, facts, paragraphs, link, closing } = email;
  const blocks = [
    greeting,
    ...opening,
    code,
    facts?.map(factLine).join("\n"),
    ...paragraphs,
    link && `${link.label}:\n${link.address}`,
    closing,
    ["-- ", sender.name, postalAddressOf(sender), sender.contact.phone].filter(Boolean).join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
