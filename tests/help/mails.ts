import PostalMime from "postal-mime";

/** A parsed mail. */
export interface ReadMail {
  to: string;
  /** The Reply-To address. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Its Message-ID. */
  id: string;
  /** Every header: the name in lower case, the value as it was sent. */
  head: { key: string; value: string }[];
}

/** Parses a mail as a mail program does. */
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

/** The value of a mail header. */
export const inHead = ({ head }: ReadMail, name: string): string[] =>
  head.filter(({ key }) => key === name.toLowerCase()).map(({ value }) => value);

/** The code in a mail. */
export const codeIn = ({ subject }: ReadMail): string => /\d{6}/.exec(subject)?.[0] ?? "";
