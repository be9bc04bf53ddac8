import { createContext } from "react-router";
import { log } from "#app/log.server.ts";

/** `recipient`: only this address is refused. `refused`: for a reason that may concern every mail. */
export type MailFault = "signIn" | "tls" | "unreachable" | "sender" | "refused" | "recipient";

export type MailOutage = Exclude<MailFault, "recipient">;

interface SmtpFault {
  code?: string | undefined;
  /** Before nodemailer replaced the code. */
  originalCode?: string | undefined;
  /** The last SMTP command: `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string | undefined;
  responseCode?: number | undefined;
  /** May repeat an address. */
  response?: string | undefined;
}

/** RFC 3463: a bad destination, or a full or disabled mailbox. A refusal to relay is X.7.1, or has no such code. */
const ofOneMailbox = /^\d{3}[ -][45]\.(1\.([0-69]|10)|2\.\d+)\b/;

/** RFC 4954, section 6: the server wants a sign-in first, or refuses it. */
const signInCodes = [530, 534, 535, 538];

export function mailFaultOf(error: unknown): MailFault {
  const { code, originalCode = "", command = "", responseCode, response = "" } = error as SmtpFault;
  if (code === "ETLS" || /CERT|SSL|TLS/.test(originalCode)) return "tls";
  if (code === "EAUTH" || (responseCode !== undefined && signInCodes.includes(responseCode))) return "signIn";
  // 421: the server closes the connection, whatever the command.
  if (responseCode === undefined || responseCode === 421) return "unreachable";
  if (command === "MAIL FROM") return "sender";
  if (command !== "RCPT TO" && command !== "DATA") return "unreachable";
  return command === "RCPT TO" && ofOneMailbox.test(response) ? "recipient" : "refused";
}

export const mailHints: Record<MailFault, string> = {
  signIn:
    "The mail server refused the sign-in: the user name or password of MAIL_URL is wrong, or the account needs a password for apps. A sign such as @, / or # in the password is written as %40, %2F or %23 there.",
  tls: "The mail server offers no TLS with a valid certificate, so neither the password nor the mail was sent. Use the name that is in its certificate, with smtps:// and port 465 or smtp:// and port 587. If it has no TLS at all and you trust the network, add ?allowPlain=true to MAIL_URL.",
  unreachable:
    "The mail server of MAIL_URL did not answer, or broke off: its name or port is wrong, it is down, or a firewall stops the way to it. Many providers of servers close ports 25, 465 and 587 until they are asked.",
  sender:
    "The mail server refuses the sender: MAIL_FROM must be an address from which this account may send. Or the account has sent all that it may for now.",
  refused:
    "The mail server refuses the mail: it forwards to other domains only after a sign-in (a user name and password in MAIL_URL), or takes the mail for spam. Whoever runs it can say why.",
  recipient: "The mail server refuses this address alone; mails to others are sent.",
};

/** Without the server's message, which may contain an address. Errors of the site itself get no hint. */
export function faultOf(error: unknown): Omit<SmtpFault, "response"> & { hint?: string } {
  const { code, originalCode, command, responseCode } = error as SmtpFault;
  const hint = command === undefined ? undefined : mailHints[mailFaultOf(error)];
  return { code, ...(originalCode && { originalCode }), command, responseCode, ...(hint && { hint }) };
}

export const logLevelOf = (error: unknown) => (mailFaultOf(error) === "recipient" ? "warn" : "error");

/** RFC 5321, 4.2.1. */
export function isRefusedForGood(error: unknown): boolean {
  const { command = "", responseCode = 0 } = error as SmtpFault;
  return responseCode >= 500 && ["RCPT TO", "DATA"].includes(command);
}

/** The server received the mail and did not reply. */
export function mayHaveArrived(error: unknown): boolean {
  const { command, responseCode } = error as SmtpFault;
  return command === "DATA" && responseCode === undefined;
}

/** Different domains refused in a row until the fault is the server's: visitors type any address. */
const mostRefused = 5;

/** Faults that a successful sign-in at the mail server ends. */
const shownByVerifying: (MailOutage | undefined)[] = ["signIn", "tls", "unreachable"];

interface MailHealth {
  fault: () => MailOutage | undefined;
  sending: <Sent>(to: string, send: () => Promise<Sent>) => Promise<Sent>;
  late: (error: unknown, begunAt: number) => void;
  verifying: (verify: () => Promise<unknown>) => Promise<void>;
}

/** A refused recipient is the server's fault if it is the office. */
export function createMailHealth(officeEmail: () => string | undefined): MailHealth {
  let fault: MailOutage | undefined;
  let lastSuccess = 0;
  /** Refused since a mail was last sent to anybody but the office, which may be at the server itself. */
  const refused = new Set<string>();
  const isOffice = (to: string) => to.toLowerCase() === officeEmail()?.toLowerCase();

  function well() {
    if (fault) log.info("mails are sent again");
    fault = undefined;
  }

  /** A sending that began before the last success says nothing new. */
  function failed(error: unknown, begunAt: number, to?: string) {
    if (begunAt < lastSuccess) return;
    const kind = mailFaultOf(error);
    if (kind === "recipient") return;
    if (kind === "refused" && to && !isOffice(to)) {
      refused.add(to.slice(to.lastIndexOf("@") + 1).toLowerCase());
      if (refused.size < mostRefused) return;
    }
    fault = kind;
  }

  return {
    fault: () => fault,
    async sending(to, send) {
      const begunAt = performance.now();
      try {
        const sent = await send();
        lastSuccess = performance.now();
        if (!isOffice(to)) refused.clear();
        if (refused.size < mostRefused) well();
        else fault = "refused";
        return sent;
      } catch (error) {
        failed(error, begunAt, to);
        throw error;
      }
    },
    late: failed,
    async verifying(verify) {
      const begunAt = performance.now();
      try {
        await verify();
        if (shownByVerifying.includes(fault)) well();
      } catch (error) {
        failed(error, begunAt);
        throw error;
      }
    },
  };
}

export const mailFaultContext = createContext<() => MailOutage | undefined>();
