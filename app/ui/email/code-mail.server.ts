import type { Kysely } from "kysely";
import { invalidateCode } from "#app/lib/codes/codes.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { Purpose, Tables } from "#app/lib/db/tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { mailboxKey, networkOf } from "#app/lib/limits/address-keys.ts";
import type { Allowance, Count, Limits } from "#app/lib/limits/limits.server.ts";
import { faultOf, logLevelOf, mayHaveArrived } from "#app/lib/mail/mail-health.server.ts";
import type { Mail } from "#app/lib/mail/transport.server.ts";
import { log } from "#app/log.server.ts";
import type { EmailContent } from "./email.ts";
import type { Render } from "./render.server.ts";

const en = {
  subject: (code: string, institute: string) => `${code} is your OTP for ${institute}`,
  opening: {
    enquiry: "Enter this OTP on the website to send your admission enquiry.",
    lookup: "Enter this OTP on the website to see what you sent us.",
    signIn: "Enter this OTP on the website to log in to your faculty account.",
    reset: "Enter this OTP on the website to set a new password for your faculty account.",
    confirm: "Enter this OTP on your dashboard to confirm that it is you.",
  },
  valid: "The OTP works for ten minutes.",
  secret: "Do not share it with anyone. Nobody from the institute will ever ask you for it.",
  link: "Open the page for the OTP",
  closed: "If you have closed the page, you can open it again here.",
  closing: {
    enquiry: "If you did not ask for this OTP, ignore this email. Nothing is sent without it.",
    lookup: "If you did not ask for this OTP, ignore this email. Nobody can see what you sent without it.",
    signIn: "If you did not ask for this OTP, ignore this email. Nobody can log in to your account without it.",
    reset: "If you did not ask for this OTP, ignore this email. Your password does not change without it.",
    confirm:
      "If you did not ask for this OTP, someone else is logged in to your account. Please set a new password at once: choose “Forgotten password?” on the login page.",
  },
};

type CodeWords = typeof en;

const mr: CodeWords = {
  subject: (code, institute) => `${code} हा तुमचा OTP आहे – ${institute}`,
  opening: {
    enquiry: "तुमची प्रवेश चौकशी पाठवण्यासाठी हा OTP संकेतस्थळावर भरा.",
    lookup: "तुम्ही पाठवलेली माहिती पाहण्यासाठी हा OTP संकेतस्थळावर भरा.",
    signIn: "तुमच्या शिक्षक खात्यात लॉगिन करण्यासाठी हा OTP संकेतस्थळावर भरा.",
    reset: "तुमच्या शिक्षक खात्याचा नवा पासवर्ड सेट करण्यासाठी हा OTP संकेतस्थळावर भरा.",
    confirm: "हे तुम्हीच करत आहात, याची खात्री करण्यासाठी हा OTP तुमच्या डॅशबोर्डवर भरा.",
  },
  valid: "हा OTP दहा मिनिटे चालेल.",
  secret: "संस्थेतील कोणीही तुमच्याकडे कधीही OTP मागणार नाही. तो कोणालाही सांगू नका.",
  link: "OTP भरण्याचे पान उघडा",
  closed: "ते पान बंद झाले असेल, तर इथून पुन्हा उघडा.",
  closing: {
    enquiry: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय चौकशी पाठवली जात नाही.",
    lookup: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय तुमची माहिती कोणालाही दिसत नाही.",
    signIn: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय कोणीही तुमच्या खात्यात जाऊ शकत नाही.",
    reset: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय तुमचा पासवर्ड बदलला जात नाही.",
    confirm:
      "तुम्ही OTP मागितला नसेल, तर तुमच्या खात्यात दुसऱ्या कोणीतरी लॉगिन केले आहे. लगेच नवा पासवर्ड सेट करा: लॉगिनच्या पानावर “पासवर्ड विसरलात?” निवडा.",
  },
};

export const codeWords: Record<Locale, CodeWords> = { en, mr };

interface CodeEmailInput {
  code: string;
  locale: Locale;
  purpose: Purpose;
  link?: string | undefined;
}

export function codeEmail({ code, locale, purpose, link }: CodeEmailInput): EmailContent {
  const t = codeWords[locale];
  return {
    locale,
    subject: (institute) => t.subject(code, institute),
    opening: [t.opening[purpose]],
    code,
    paragraphs: [`${t.valid} ${t.secret}`, ...(link ? [t.closed] : [])],
    ...(link && { link: { label: t.link, address: link } }),
    closing: t.closing[purpose],
  };
}

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
