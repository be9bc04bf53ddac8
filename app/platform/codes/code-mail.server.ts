import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Purpose, Tables } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Allowance, Count, Limits } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import { networkOf } from "#app/platform/limits/network.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import { faultOf, logLevelOf, mayHaveArrived } from "#app/platform/mail/mail-fault.ts";
import type { Render } from "#app/platform/mail/render.server.ts";
import type { Mail } from "#app/platform/mail/transport.server.ts";
import { codeEmail } from "./code-email.ts";
import { invalidateCode } from "./codes.rows.server.ts";

interface Delivery {
  purpose: Purpose;
  email: string;
  locale: Locale;
  /** Undefined for an address without an account: the mail says so, and nobody but its reader finds out. */
  code: string | undefined;
  link?: string;
}

interface Budget {
  purpose: Purpose;
  email: string;
  address: string;
  /** Separates the budget from the address's default one: the reference looked up, or a device or account. */
  scope?: string | undefined;
}

export interface CodeMail {
  allow: (budget: Budget) => Promise<Allowance>;
  refund: (budget: Budget) => Promise<void>;
  /** `unsure`: the mail server received the mail and did not reply. */
  send: (delivery: Delivery) => Promise<"sent" | "failed" | "unsure">;
  /** Does the work of `send` without sending, so that both take the same time. */
  pretend: (delivery: Delivery) => void;
}

const isOfAccount = (purpose: Purpose) => purpose === "signIn" || purpose === "reset";

/**
 * One ceiling for visitors and one for the faculty, so that a crowd of one does not lock the other out; a network gets
 * a third. A budget with a `scope` belongs to a known person, and cannot be used to mail strangers.
 */
function ceilingsOf({ purpose, address, scope }: Budget): Count[] {
  if (scope !== undefined) return [];
  const group = purpose === "enquiry" ? "visitors" : "faculty";
  return [
    ["codesOfNetwork", `${group} ${networkOf(address)}`],
    ["codesOfAll", group],
  ];
}

interface Parts {
  limits: Limits;
  mail: Pick<Mail, "sendNow">;
  /** Commands render no mail and run without JSX. */
  render: Render;
  noAccountEmail: (to: { locale: Locale }) => EmailContent;
}

export function createCodeMail({ limits, mail, render, noAccountEmail }: Parts): CodeMail {
  /** The wait grows from a minute to a day, for account codes with a step of ten minutes in between. */
  function countsOf({ purpose, email, scope }: Budget): [again: Count, ...longer: Count[]] {
    const whose = [purpose, mailboxKey(email), ...(scope === undefined ? [] : [scope])].join(":");
    const inARow: Count[] = isOfAccount(purpose) || purpose === "confirm" ? [["codesPerTenMinutes", whose]] : [];
    return [["codesPerMinute", whose], ...inARow, ["codesOfEmail", whose]];
  }
  const drawn = ({ email, code, ...delivery }: Delivery) => ({
    to: email,
    ...render(code === undefined ? noAccountEmail(delivery) : codeEmail({ ...delivery, code })),
  });
  return {
    // The site-wide ceiling comes last, so that a request refused by another limit does not use it up.
    allow: (budget) => limits.consume(["codesOfAddress", budget.address], ...countsOf(budget), ...ceilingsOf(budget)),
    async refund(budget) {
      const [again, ...longer] = countsOf(budget);
      await limits.reset(...again);
      for (const count of [...longer, ...ceilingsOf(budget)]) await limits.refund(...count);
    },
    pretend: (delivery) => void drawn(delivery),
    async send(delivery) {
      try {
        await mail.sendNow(drawn(delivery));
        return "sent";
      } catch (error) {
        const isUnsure = mayHaveArrived(error);
        const words = isUnsure ? "a code may come late, or never" : "a code was not sent";
        log[isUnsure ? "warn" : logLevelOf(error)]({ purpose: delivery.purpose, ...faultOf(error) }, words);
        return isUnsure ? "unsure" : "failed";
      }
    },
  };
}

export interface NewCode {
  ticket: string;
  code: string;
}

/** `isLate`: the mail server has not accepted the mail yet. The ticket leads to the row even after a failed mail. */
export type Sending = { ok: true; ticket: string; isLate?: boolean } | { ok: false; reason: "unsent"; ticket: string };

interface Senders {
  db: Kysely<Tables>;
  codeMail: CodeMail;
}

type DeliveryOf = (made: NewCode) => Omit<Delivery, "purpose" | "email">;

/** Refunds the code when it cannot be stored, so that the next attempt need not wait. */
export async function storeNewCode(
  { db, codeMail }: Senders,
  budget: Budget,
  make: (tx: Db) => Promise<NewCode>,
): Promise<NewCode> {
  try {
    return await db.transaction().execute(make);
  } catch (error) {
    await codeMail.refund(budget);
    throw error;
  }
}

/** A code that was certainly not sent is refunded and invalidated; one whose mail may arrive late stays valid. */
export async function mailNewCode(
  { db, codeMail }: Senders,
  budget: Budget,
  made: NewCode,
  deliveryOf: DeliveryOf,
): Promise<Sending> {
  const { purpose, email } = budget;
  const { ticket } = made;
  const result = await codeMail.send({ purpose, email, ...deliveryOf(made) });
  if (result === "sent") return { ok: true, ticket };
  if (result === "unsure") return { ok: true, ticket, isLate: true };
  await invalidateCode(db, ticket);
  await codeMail.refund(budget);
  return { ok: false, reason: "unsent", ticket };
}

export const sendNewCode = async (
  parts: Senders,
  budget: Budget,
  make: (db: Db) => Promise<NewCode>,
  deliveryOf: DeliveryOf,
): Promise<Sending> => mailNewCode(parts, budget, await storeNewCode(parts, budget, make), deliveryOf);
