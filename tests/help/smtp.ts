import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { onTestFinished } from "vitest";
import { type ReadMail, readMail } from "./mails.ts";
import { openServices } from "./services.ts";
import { atLeast } from "./wait.ts";

/** A mail as the mail server received it. */
export interface TakenMail extends ReadMail {
  envelope: { from: string; to: string[] };
}

/**
 * How a mail server behaves: it accepts mails; refuses the password, the sender, the recipient or the mail with a status of
 * RFC 5321, section 4.2; never replies; does not reply after the mail's data; or disconnects during a mail.
 */
export type Manner =
  | "takes"
  | { refusesPassword: number }
  | { refusesSender: number }
  | { refusesReader: number; to?: string; says?: string }
  | { refusesMail: number }
  | "isSilent"
  | "neverAnswers"
  | "dies";

/** A mail server in this process. */
export interface MailServer {
  /** The settings for a site that uses this server. */
  settings: { MAIL_URL: string; MAIL_FROM: string; OFFICE_EMAIL: string };
  /** The mails it accepted, in order. */
  mails: TakenMail[];
  /** The recipients of all attempts. */
  tries: string[];
  /** The recipients of the mails that it never answered. */
  held: string[];
  /** Changes its behaviour. */
  turn: (manner: Manner) => void;
  /** The mails to a recipient, once there are `count`. */
  mailsTo: (address: string, count?: number) => Promise<TakenMail[]>;
  close: () => Promise<void>;
}

/** The office address of the tests' institute. */
export const office = "office@institute.example";

const refusal = (responseCode: number, says = "Not today") => Object.assign(new Error(says), { responseCode });

async function takenMail(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<TakenMail> {
  const mail = await readMail(await buffer(stream));
  const from = envelope.mailFrom ? envelope.mailFrom.address : "";
  return { ...mail, envelope: { from, to: envelope.rcptTo.map(({ address }) => address) } };
}

/**
 * Starts a mail server on this machine, on a free or a given port; it ends with the test. It may ask for a password, and may
 * have an address that is not recognised as this machine's, from which the site demands TLS.
 */
export async function startMailServer({
  port = 0,
  manner = "takes" as Manner,
  asksPassword = false,
  isElsewhere = false,
} = {}): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const tries: string[] = [];
  const held: string[] = [];
  let now = manner;
  const server = new SMTPServer({
    disabledCommands: asksPassword ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => {
      if (typeof now !== "object" || !("refusesPassword" in now)) return callback(null, { user: "office" });
      callback(refusal(now.refusesPassword));
    },
    onMailFrom: (_address, _session, callback) => {
      callback(typeof now === "object" && "refusesSender" in now ? refusal(now.refusesSender) : null);
    },
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      if (now !== "isSilent") callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      tries.push(address);
      if (typeof now !== "object" || !("refusesReader" in now)) return callback();
      callback(now.to === undefined || now.to === address ? refusal(now.refusesReader, now.says) : null);
    },
    onData: (stream, session, callback) => {
      if (now === "dies") {
        const connection = [...server.connections].find(({ id }) => id === session.id);
        return void stream.once("data", () => connection?._socket.destroy());
      }
      takenMail(stream, session).then((mail) => {
        if (now === "neverAnswers") return void held.push(mail.to);
        if (typeof now === "object" && "refusesMail" in now) return callback(refusal(now.refusesMail));
        mails.push(mail);
        callback();
      }, callback);
    },
  });
  // A client that disconnects during a mail is not an error of the server.
  server.on("error", () => {});
  const host = isElsewhere ? "0.0.0.0" : "127.0.0.1";
  server.listen(port, host);
  await once(server.server, "listening");

  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  const url = `smtp://${asksPassword ? "office:s3cret@" : ""}${host}:${(server.server.address() as AddressInfo).port}`;
  return {
    settings: { MAIL_URL: url, MAIL_FROM: "Institute <site@institute.example>", OFFICE_EMAIL: office },
    mails,
    tries,
    held,
    turn: (manner) => {
      now = manner;
    },
    mailsTo: (address, count = 1) => atLeast(count, () => mails.filter(({ to }) => to === address)),
    close,
  };
}

/** The services with a mail server that behaves this way. */
export async function openWithMail(manner: Manner = "takes", options: { now?: () => number } = {}) {
  const server = await startMailServer({ manner });
  return { server, ...(await openServices(server.settings, options)) };
}
