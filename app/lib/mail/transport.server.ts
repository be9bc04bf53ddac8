import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { log } from "#app/log.server.ts";
import { createMailHealth, type MailOutage } from "./mail-health.server.ts";

export interface MailMessage {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** The page that stops these mails, for `List-Unsubscribe` (RFC 2369). */
  unsubscribe?: string | undefined;
  /** Message-ID: a second copy with the same id is the same mail. */
  id?: string;
}

export interface Mail {
  /** Limited only by the server's own timeouts. @throws Error when the server does not accept the mail */
  send: (message: MailMessage) => Promise<void>;
  /** While a visitor waits. @throws Error when the server does not accept the mail, or not in time */
  sendNow: (message: MailMessage) => Promise<void>;
  fault: () => MailOutage | undefined;
  /** Without sending. @throws Error when connecting or signing in fails */
  verify: () => Promise<void>;
  folder: string | undefined;
  close: () => void;
}

interface Parts {
  /** `smtp://` or `smtps://`; if undefined, mails are stored as files. */
  url: string | undefined;
  from: string | (() => string);
  dataDir: string;
  /** A server that refuses this address refuses the site. */
  officeEmail?: () => string | undefined;
  /** Milliseconds for a mail that a visitor waits for. */
  patience?: number;
}

const longestSending = 15_000;

/** Milliseconds. Not oftener: some services lock an account after a few wrong passwords in a minute. */
const verifyAgain = 5 * 60_000;
/** Milliseconds. Giving up before the server's reply (up to ten minutes) sends mail twice (RFC 5321, 4.5.3.2.6). */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, dnsTimeout: 8_000, socketTimeout: 600_000 };
const closed = { disableFileAccess: true, disableUrlAccess: true };

const inTime = (sending: Promise<void>, patience: number, onLate: (error: unknown) => void) => {
  const isOver = new AbortController();
  const late = wait(patience, undefined, { ref: false, signal: isOver.signal }).then(() => {
    const error = Object.assign(new Error("The mail server took too long."), { code: "ETIMEDOUT", command: "DATA" });
    onLate(error);
    throw error;
  });
  return Promise.race([sending, late]).finally(() => isOver.abort());
};

/** Addresses are objects, to prevent header injection. */
const optionsOf = (
  from: Parts["from"],
  { id, to, replyTo, unsubscribe, ...message }: MailMessage,
): SendMailOptions => ({
  ...message,
  from: typeof from === "string" ? from : from(),
  to: { name: "", address: to },
  ...(replyTo && { replyTo: { name: "", address: replyTo } }),
  ...(id && { messageId: id }),
  headers: { "Auto-Submitted": "auto-generated", ...(unsubscribe && { "List-Unsubscribe": `<${unsubscribe}>` }) },
});

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

/**
 * Only a server on this machine or with `?allowPlain=true` may do without TLS. All others must offer STARTTLS: an
 * attacker on the network could otherwise strip the offer, and read the password and every code.
 */
export function isEncrypted(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  return protocol === "smtps:" || (!isLoopback(hostname) && searchParams.get("allowPlain") !== "true");
}

function warnOfPlain(url: string): void {
  if (!isEncrypted(url) && !isLoopback(new URL(url).hostname))
    log.warn("MAIL_URL has allowPlain: the password, codes and mails may go to the mail server unencrypted");
}

export function createMail({
  url,
  from,
  dataDir,
  officeEmail = () => undefined,
  patience = longestSending,
}: Parts): Mail {
  if (url !== undefined) {
    // A separate connection for each mail, so that a hanging one does not delay codes.
    warnOfPlain(url);
    const transport = createTransport({ url, requireTLS: isEncrypted(url), ...timeouts, ...closed });
    const health = createMailHealth(officeEmail);
    const send = (message: MailMessage) =>
      health.sending(message.to, async () => void (await transport.sendMail(optionsOf(from, message))));
    const verify = () => health.verifying(() => transport.verify());
    const verifying = setInterval(() => {
      if (health.fault()) verify().catch(() => {});
    }, verifyAgain).unref();
    return {
      folder: undefined,
      fault: health.fault,
      verify,
      send,
      sendNow(message) {
        const begunAt = performance.now();
        return inTime(send(message), patience, (error) => health.late(error, begunAt));
      },
      close() {
        clearInterval(verifying);
        transport.close();
      },
    };
  }
  const folder = join(dataDir, "mail");
  mkdirSync(folder, { recursive: true });
  /** Synchronous: four asynchronous calls take more processor time, and a visitor waits for each. */
  async function keep(message: MailMessage) {
    const text = await new MailComposer({ ...optionsOf(from, message), ...closed }).compile().build();
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${newId()}.eml`;
    const path = join(folder, name);
    // Somebody may have deleted the folder; if the whole data folder is gone, this fails.
    if (!existsSync(folder)) mkdirSync(folder);
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  }
  return { folder, fault: () => undefined, verify: async () => {}, send: keep, sendNow: keep, close: () => {} };
}
