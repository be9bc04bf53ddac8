import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Purpose, Tables } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Allowance, Count, Limits } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import { networkOf } from "#app/platform/limits/network.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import { faultOf, levelOf, mayHaveArrived } from "#app/platform/mail/mail-fault.ts";
import type { Render } from "#app/platform/mail/render.server.ts";
import type { Mail } from "#app/platform/mail/transport.server.ts";
import { codeEmail } from "./code-email.ts";
import { killCode } from "./codes.rows.server.ts";

/** A code email to be sent. */
interface Delivery {
  purpose: Purpose;
  email: string;
  locale: Locale;
  /** Undefined for an address without an account: the mail then says so, and nobody but its reader finds out. */
  code: string | undefined;
  /** The page where the code is entered. */
  link?: string;
}

/** The counters that a code request uses. */
interface Budget {
  purpose: Purpose;
  email: string;
  /** The internet address it is requested from. */
  address: string;
  /** Gives it a budget separate from the address's default one: the reference looked up, or a device or account. */
  scope?: string | undefined;
}

/** Sends code emails, within limits. */
export interface CodeMail {
  /** Consumes one code from the budget. */
  allow: (budget: Budget) => Promise<Allowance>;
  /** Refunds an allowed code that was not sent: the next attempt need not wait. */
  refund: (budget: Budget) => Promise<void>;
  /** Mails the code; `unsure` when the mail server received it and did not reply. */
  send: (delivery: Delivery) => Promise<"sent" | "failed" | "unsure">;
  /** Does the work of `send` without sending, so that both take the same time. */
  pretend: (delivery: Delivery) => void;
}

const isOfAccount = (purpose: Purpose) => purpose === "signIn" || purpose === "reset";

/**
 * The site-wide ceilings that a code counts against, which limit how many mails anyone can have sent to strangers: one
 * for visitors and one for the faculty, so that a crowd of one does not lock the other out, and a third of each for a
 * single network. A budget with a `scope` belongs to a known person, and cannot be used to mail strangers.
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
  /** Renders the mail; commands, which render none, run without JSX. */
  render: Render;
  /** The email saying that an address has no account. */
  noAccountEmail: (to: { locale: Locale }) => EmailContent;
}

/** Makes the code mailer. */
export function createCodeMail({ limits, mail, render, noAccountEmail }: Parts): CodeMail {
  /**
   * The limits for an email address. The wait grows from a minute to a day, for account codes with a step of ten
   * minutes in between.
   */
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
        log[isUnsure ? "warn" : levelOf(error)]({ purpose: delivery.purpose, ...faultOf(error) }, words);
        return isUnsure ? "unsure" : "failed";
      }
    },
  };
}

/** A new code and its ticket. */
export interface MadeCode {
  ticket: string;
  code: string;
}

/**
 * How a new code was sent; `isLate` when the mail server has it and has not yet accepted it. When its mail failed, the
 * ticket still leads to the code's row.
 */
export type Sending = { ok: true; ticket: string; isLate?: boolean } | { ok: false; reason: "unsent"; ticket: string };

interface Senders {
  db: Kysely<Tables>;
  codeMail: CodeMail;
}

/** What a code's mail says, once there is one. */
type DeliveryOf = (made: MadeCode) => Omit<Delivery, "purpose" | "email">;

/** Stores an allowed code; when it cannot be stored, it is refunded, so that the next attempt need not wait. */
export async function storeNewCode(
  { db, codeMail }: Senders,
  budget: Budget,
  make: (tx: Db) => Promise<MadeCode>,
): Promise<MadeCode> {
  try {
    return await db.transaction().execute(make);
  } catch (error) {
    await codeMail.refund(budget);
    throw error;
  }
}

/**
 * Mails a code that was stored. When it was certainly not sent, it is refunded and no longer valid; a code whose mail
 * may arrive late stays valid.
 */
export async function mailNewCode(
  { db, codeMail }: Senders,
  budget: Budget,
  made: MadeCode,
  deliveryOf: DeliveryOf,
): Promise<Sending> {
  const { purpose, email } = budget;
  const { ticket } = made;
  const result = await codeMail.send({ purpose, email, ...deliveryOf(made) });
  if (result === "sent") return { ok: true, ticket };
  if (result === "unsure") return { ok: true, ticket, isLate: true };
  await killCode(db, ticket);
  await codeMail.refund(budget);
  return { ok: false, reason: "unsent", ticket };
}

/** Stores an allowed code, then mails it. */
export const sendNewCode = async (
  parts: Senders,
  budget: Budget,
  make: (db: Db) => Promise<MadeCode>,
  deliveryOf: DeliveryOf,
): Promise<Sending> => mailNewCode(parts, budget, await storeNewCode(parts, budget, make), deliveryOf);
