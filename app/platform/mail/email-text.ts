import type { EmailContent, Sender } from "./email.ts";

export const postalAddressOf = ({ contact }: Sender): string =>
  [contact.address, contact.district, contact.postcode].filter(Boolean).join(", ");

/** A value of several lines is quoted line by line, so that none can pass for a line of the email. */
const factLine = ([label, value]: readonly [string, string]) =>
  value.includes("\n") ? `${label}:\n${value.replace(/^/gm, "> ")}` : `${label}: ${value}`;

/** The sender follows "-- " (RFC 3676, 4.3). */
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
