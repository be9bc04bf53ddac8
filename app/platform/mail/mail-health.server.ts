import { createContext } from "react-router";
import { log } from "#app/log.server.ts";
import { type MailOutage, mailFaultOf } from "./mail-fault.ts";

/**
 * Recipients at how many different domains must be refused in a row before the fault counts as the server's: visitors type
 * any address.
 */
const mostRefused = 5;

/** What a successful sign-in at the mail server shows to be over. */
const shownByVerifying: (MailOutage | undefined)[] = ["signIn", "tls", "unreachable"];

/** Whether mails go out, as the sendings of this process show. */
export interface MailHealth {
  /** Why the last sending failed, with none succeeded since; undefined while mails go out. */
  fault: () => MailOutage | undefined;
  /** Sends a mail to a recipient, and remembers how it ended. */
  sending: <Sent>(to: string, send: () => Promise<Sent>) => Promise<Sent>;
  /** Remembers that a sending, which still goes on, takes longer than a visitor waits. */
  late: (error: unknown, begunAt: number) => void;
  /** Connects and signs in without sending, and remembers how it ended. */
  verifying: (verify: () => Promise<unknown>) => Promise<void>;
}

/**
 * Watches what is sent: codes, links for lost passwords, and the outbox alike. A refused recipient is the server's fault if
 * it is the office.
 */
export function createMailHealth(officeEmail: () => string | undefined): MailHealth {
  let fault: MailOutage | undefined;
  let lastSuccess = 0;
  /** The domains refused since a mail was last sent to anybody but the office, which may be at the server itself. */
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

/** Router context: why no mails go out now, if so. */
export const mailFaultContext = createContext<() => MailOutage | undefined>();
