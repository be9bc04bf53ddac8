import PostalMime from "postal-mime";

/** A mail as its reader has it. */
export interface ReadMail {
  to: string;
  /** Where an answer to it goes. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Its Message-ID. */
  id: string;
  /** Every line of its head: the name in small letters, the value as it was sent. */
  head: { key: string; value: string }[];
}

/** Reads a mail as a mail program does. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const {
    to,
    replyTo,
    subject = "",
    text = "",
    html = "",
    messageId: id = "",
    headers,
  } = await PostalMime.parse(bytes);
  const head = headers.map(({ key, value }) => ({ key, value }));
  return { to: to?.[0]?.address ?? "", replyTo: replyTo?.[0]?.address ?? "", subject, text, html, id, head };
}

/** What stands in a mail's head under a name. */
export const inHead = ({ head }: ReadMail, name: string): string[] =>
  head.filter(({ key }) => key === name.toLowerCase()).map(({ value }) => value);

/** The code in a mail. */
export const codeIn = ({ subject }: ReadMail): string => /\d{6}/.exec(subject)?.[0] ?? "";
