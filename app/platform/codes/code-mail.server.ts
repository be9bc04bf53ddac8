import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Purpose, Tables } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Allowance, Count, Limits } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import { networkOf } from "#app/platform/limits/network.ts";
import type { Email } from "#app/platform/mail/email.ts";
import type { Render } from "#app/platform/mail/render.server.ts";
import { faultOf, type Mail, mayHaveArrived } from "#app/platform/mail/transport.server.ts";
import { codeEmail } from "./code-email.ts";
import { killCode } from "./codes.rows.server.ts";

/** A code on its way. */
interface Delivery {
  purpose: Purpose;
  email: string;
  locale: Locale;
  /** None for an address that has no account: then the mail says so, and nobody else hears of it. */
  code: string | undefined;
  /** The page where the code is entered. */
  link?: string;
}

/** Which codes count together. */
export interface Budget {
  purpose: Purpose;
  email: string;
  /** The internet address it is asked from. */
  address: string;
  /** What sets it apart from the one that everybody uses: the reference looked up, or a device that the account knows. */
  apart?: string | undefined;
}

/** Codes by mail: whether one more may be sent, and sending it at once. */
export interface CodeMail {
  /** Counts one more code. */
  allow: (budget: Budget) => Promise<Allowance>;
  /** Takes an allowed code back that was not sent: the next try need not wait. */
  refund: (budget: Budget) => Promise<void>;
  /** How it went; `unsure` where the mail server had it and gave no word. */
  send: (delivery: Delivery) => Promise<"sent" | "failed" | "unsure">;
  /** Draws what `send` would, and sends nothing. */
  pretend: (delivery: Delivery) => void;
}

const isOfAccount = (purpose: Purpose) => purpose === "signIn" || purpose === "reset";

/**
 * The ceilings that a code counts towards which anyone can have mailed to anyone: one for visitors and one for the faculty,
 * so that a crowd of one does not keep the other out, and a third of it for a network. A budget that is set apart belongs
 * to someone who is known, and is no way to mail strangers.
 */
function ceilingsOf({ purpose, address, apart }: Budget): Count[] {
  if (apart !== undefined) return [];
  const group = purpose === "enquiry" ? "visitors" : "faculty";
  return [
    ["codesOfNetwork", `${group} ${networkOf(address)}`],
    ["codesOfAll", group],
  ];
}

interface Parts {
  limits: Limits;
  mail: Mail;
  /** Draws the mail; commands, which draw none, run without JSX. */
  render: Render;
  /** Tells an address that it has no account. */
  noAccountEmail: (to: { locale: Locale }) => Email;
}

/** Puts together what mails codes. */
export function createCodeMail({ limits, mail, render, noAccountEmail }: Parts): CodeMail {
  /** The counts of an address. The wait grows from a minute to a day; for a code of an account it is ten in between. */
  function countsOf({ purpose, email, apart }: Budget): [again: Count, ...longer: Count[]] {
    const whose = [purpose, mailboxKey(email), ...(apart === undefined ? [] : [apart])].join(":");
    const inARow: Count[] = isOfAccount(purpose) || purpose === "confirm" ? [["codesPerTenMinutes", whose]] : [];
    return [["codesPerMinute", whose], ...inARow, ["codesOfEmail", whose]];
  }
  const drawn = ({ email, code, ...delivery }: Delivery) => ({
    to: email,
    ...render(code === undefined ? noAccountEmail(delivery) : codeEmail({ ...delivery, code })),
  });
  return {
    // The ceiling over everyone comes last: what is refused anyway takes nothing from it.
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
        log.warn({ purpose: delivery.purpose, ...faultOf(error) }, words);
        return isUnsure ? "unsure" : "failed";
      }
    },
  };
}

/** A code as it was made, and the ticket that names it. */
export interface MadeCode {
  ticket: string;
  code: string;
}

/**
 * How a new code went out; `isLate` where the mail server has it and has not said yet whether it takes it. Where its mail
 * failed, the ticket still names what it was for.
 */
export type Sending = { ok: true; ticket: string; isLate?: boolean } | { ok: false; reason: "unsent"; ticket: string };

/**
 * Keeps a code that was allowed, and mails it once it is kept. One that cannot be kept, or surely did not go, was not
 * asked for, so that the next try need not wait, and is dead; a code whose mail may come late holds.
 */
export async function sendNewCode(
  { db, codeMail }: { db: Kysely<Tables>; codeMail: CodeMail },
  budget: Budget,
  make: (rows: Db) => Promise<MadeCode>,
  deliveryOf: (made: MadeCode) => Omit<Delivery, "purpose" | "email">,
): Promise<Sending> {
  const { purpose, email } = budget;
  let made: MadeCode;
  try {
    made = await db.transaction().execute(make);
  } catch (error) {
    await codeMail.refund(budget);
    throw error;
  }
  const { ticket } = made;
  const result = await codeMail.send({ purpose, email, ...deliveryOf(made) });
  if (result === "sent") return { ok: true, ticket };
  if (result === "unsure") return { ok: true, ticket, isLate: true };
  await killCode(db, ticket);
  await codeMail.refund(budget);
  return { ok: false, reason: "unsent", ticket };
}
