import { mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { newId } from "./codes.server.ts";

/** A mail ready to be sent. */
export interface Message {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** Names the mail: a second copy with the same name is the same mail. */
  id?: string;
}

/** Sends mails. */
export interface Mail {
  /** @throws Error when the mail server does not take it, or not in time. */
  send: (message: Message) => Promise<void>;
  /** Where mails are kept when there is no mail server. */
  folder: string | undefined;
  close: () => void;
}

interface Parts {
  /** `smtp://` or `smtps://`; without it every mail is kept as a file. */
  url: string | undefined;
  from: string;
  dataDir: string;
  /** Milliseconds a mail may take at most. */
  patience?: number;
}

/** Milliseconds a mail may take; a visitor may be waiting. */
const longestSending = 15_000;
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000, dnsTimeout: 8_000 };
const closed = { disableFileAccess: true, disableUrlAccess: true };

const inTime = (sending: Promise<unknown>, patience: number) =>
  Promise.race([
    sending,
    wait(patience, undefined, { ref: false }).then(() => {
      throw Object.assign(new Error("The mail server took too long."), { code: "ETIMEDOUT" });
    }),
  ]);

/** The mail as nodemailer takes it; the fields are objects, so that no line of a header can be smuggled in. */
const optionsOf = (from: string, { id, to, replyTo, ...message }: Message): SendMailOptions => ({
  ...message,
  from,
  to: { name: "", address: to },
  ...(replyTo && { replyTo: { name: "", address: replyTo } }),
  ...(id && { messageId: id }),
  headers: { "Auto-Submitted": "auto-generated" },
});

/** What a mail server said, without what it said it about: that may be an address. */
export function faultOf(error: unknown): { code?: string | undefined; responseCode?: number | undefined } {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code, responseCode };
}

/** Puts the mail together. */
export function createMail({ url, from, dataDir, patience = longestSending }: Parts): Mail {
  if (url !== undefined) {
    // A connection for each mail: one that hangs holds up no other.
    const transport = createTransport({ url, ...timeouts, ...closed });
    return {
      folder: undefined,
      send: async (message) => void (await inTime(transport.sendMail(optionsOf(from, message)), patience)),
      close: () => transport.close(),
    };
  }
  const folder = join(dataDir, "mail");
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    async send(message) {
      const text = await new MailComposer({ ...optionsOf(from, message), ...closed }).compile().build();
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${newId()}.eml`;
      const path = join(folder, name);
      await writeFile(`${path}.part`, text);
      await rename(`${path}.part`, path);
    },
    close: () => {},
  };
}
