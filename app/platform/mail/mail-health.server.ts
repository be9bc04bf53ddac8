import { createContext } from "react-router";
import { log } from "#app/log.server.ts";
import { type MailFault, mailFaultOf } from "./mail-fault.ts";

/** How many different recipients must be refused in a row before the fault counts as the server's. */
const mostRefused = 2;

/** What a successful sign-in at the mail server shows to be over. */
const shownByVerifying: (MailFault | undefined)[] = ["signIn", "tls", "unreachable"];

/** Whether mails go out, as the sendings of this process show. */
export interface MailHealth {
  /** Why the last sending failed, with none succeeded since; undefined while mails go out. */
  fault: () => MailFault | undefined;
  /** Sends a mail to a recipient, and remembers how it ended. */
  sending: <Sent>(to: string, send: () => Promise<Sent>) => Promise<Sent>;
  /** Connects and signs in without sending, and remembers how it ended. */
  verifying: (verify: () => Promise<unknown>) => Promise<void>;
}

/** Watches what is sent: codes, links for lost passwords, and the outbox alike. */
export function createMailHealth(): MailHealth {
  let fault: MailFault | undefined;
  let lastSuccess = 0;
  const refused = new Set<string>();

  function well() {
    if (fault) log.info("mails are sent again");
    fault = undefined;
  }

  /** A sending that began before the last success says nothing new. */
  function failed(error: unknown, begunAt: number, to?: string) {
    if (begunAt < lastSuccess) return;
    const kind = mailFaultOf(error);
    if (kind === "recipient") return;
    if (kind === "refused" && to) {
      refused.add(to);
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
        refused.clear();
        well();
        return sent;
      } catch (error) {
        failed(error, begunAt, to);
        throw error;
      }
    },
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
export const mailFaultContext = createContext<() => MailFault | undefined>();
