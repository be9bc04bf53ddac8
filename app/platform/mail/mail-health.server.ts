import { createContext } from "react-router";
import { log } from "#app/log.server.ts";
import { type MailOutage, mailFaultOf } from "./mail-fault.ts";

/** Different domains refused in a row until the fault is the server's: visitors type any address. */
const mostRefused = 5;

/** Faults that a successful sign-in at the mail server ends. */
const shownByVerifying: (MailOutage | undefined)[] = ["signIn", "tls", "unreachable"];

export interface MailHealth {
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
