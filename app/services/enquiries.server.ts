import type { EnquiryFields } from "#app/forms/enquiry.ts";
import { codeFor, codeOf, killCode } from "#app/store/codes.server.ts";
import { confirmSubmission, insertSubmission, submissionById, unconfirmedOf } from "#app/store/submissions.server.ts";
import type { Submission } from "#app/store/tables.ts";
import { inLocale } from "#app/words/locale.ts";
import type { CodeMail } from "./code-mail.server.ts";
import { emailKey } from "./email-key.ts";
import type { Ground } from "./ground.server.ts";
import { newReference } from "./reference.server.ts";
import { detailsOf, rowOf, type Sender } from "./submissions.server.ts";

/** Why something was not done; `seconds` tells when it may be tried again. */
export type Refusal =
  | { ok: false; reason: "tooMany"; seconds: number }
  | { ok: false; reason: "wrongCode" }
  /** The mail failed; the ticket still takes the wish for another. */
  | { ok: false; reason: "unsent"; ticket: string };

/** The admission enquiry: kept unconfirmed, confirmed by the code that was mailed. */
export interface Enquiries {
  /** Keeps an enquiry and mails its code. The same enquiry sent twice within a minute is one. */
  submit: (fields: EnquiryFields, sender: Sender) => Promise<{ ok: true; ticket: string } | Refusal>;
  /** Mails a new code for the enquiry of a ticket. */
  resend: (ticket: string, sender: Sender) => Promise<{ ok: true; ticket: string } | Refusal>;
  /** The enquiry that waits for the code of a ticket. */
  waiting: (ticket: string) => Promise<Submission | undefined>;
  /** Confirms an enquiry: it gets its reference, and the office and the visitor their mails. */
  confirm: (ticket: string, code: string, sender: Sender) => Promise<{ ok: true; reference: string } | Refusal>;
}

/** Two posts of one form that come so close, in milliseconds, are one. */
const sameWithin = 60_000;

const tooMany = (seconds: number): Refusal => ({ ok: false, reason: "tooMany", seconds });
const wrongCode: Refusal = { ok: false, reason: "wrongCode" };

/** Puts together what takes enquiries. */
export function createEnquiries(ground: Ground & { codeMail: CodeMail; siteUrl: string }): Enquiries {
  const { db, codes, codeMail, limits, outbox, now, siteUrl } = ground;

  /** The ticket of the same enquiry, sent a moment ago by a button pressed twice or an answer that was lost. */
  async function sameTicket(fields: EnquiryFields): Promise<string | undefined> {
    const after = now() - sameWithin;
    const wanted = Object.entries(detailsOf({ kind: "enquiry", fields }));
    const others = await unconfirmedOf(db, emailKey(fields.email), after);
    const same = others.find((other) => wanted.every(([name, value]) => other[name as keyof Submission] === value));
    return same && (await codeFor(db, same.id, after))?.id;
  }

  async function mailCode(email: string, ticket: string, code: string, { locale }: Sender) {
    const link = `${siteUrl}${inLocale("/", locale)}?ticket=${ticket}#enquiry`;
    if (await codeMail.send({ purpose: "enquiry", email, locale, code, link })) return { ok: true as const, ticket };
    await killCode(db, ticket);
    await codeMail.takeBack("enquiry", email);
    return { ok: false as const, reason: "unsent" as const, ticket };
  }

  /** The enquiry of a ticket, while it is unconfirmed. */
  async function waiting(ticket: string): Promise<Submission | undefined> {
    const code = await codeOf(db, ticket, "enquiry");
    const enquiry = code?.subject ? await submissionById(db, code.subject) : undefined;
    return enquiry?.status === "unconfirmed" ? enquiry : undefined;
  }

  return {
    async submit(fields, sender) {
      const known = await sameTicket(fields);
      if (known) return { ok: true, ticket: known };
      const allowance = await codeMail.allow("enquiry", fields.email, sender.address);
      if (!allowance.ok) return tooMany(allowance.seconds);
      const row = rowOf({ kind: "enquiry", fields }, sender.locale, now());
      const { ticket, code } = await db.transaction().execute(async (rows) => {
        await insertSubmission(rows, row);
        return codes.issue(rows, { purpose: "enquiry", emailKey: emailKey(fields.email), subject: row.id });
      });
      return mailCode(fields.email, ticket, code, sender);
    },

    async resend(ticket, sender) {
      const enquiry = await waiting(ticket);
      if (!enquiry?.email) return wrongCode;
      const { email, id: subject } = enquiry;
      const allowance = await codeMail.allow("enquiry", email, sender.address);
      if (!allowance.ok) return tooMany(allowance.seconds);
      const made = await db
        .transaction()
        .execute((rows) => codes.issue(rows, { purpose: "enquiry", emailKey: emailKey(email), subject }));
      return mailCode(email, made.ticket, made.code, sender);
    },

    waiting,

    async confirm(ticket, code, sender) {
      const allowance = await limits.take(["checksOfAddress", sender.address]);
      if (!allowance.ok) return tooMany(allowance.seconds);
      const reference = newReference("enquiry");
      const confirmed = await db.transaction().execute(async (rows) => {
        const subject = (await codes.redeem(rows, "enquiry", ticket, code))?.subject;
        const enquiry = subject && (await confirmSubmission(rows, subject, reference, now()));
        if (!enquiry) return false;
        await outbox.add(rows, [
          { kind: "office-new", subject },
          { kind: "confirmation", subject },
        ]);
        return true;
      });
      if (!confirmed) return wrongCode;
      outbox.wake();
      return { ok: true, reference };
    },
  };
}
