import { createContext } from "react-router";
import type { SentForm } from "#app/cms/http/form-route.server.tsx";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { callBackDetails, callBackForm } from "#app/forms/call-backs/call-back.ts";
import { codeProblemOf, type Origin, originIn, type SubmissionRefusal } from "#app/forms/submissions/submission.ts";
import { keepForm, newReference, rowOf } from "#app/forms/submissions/submissions.server.ts";
import {
  confirmSubmission,
  insertSubmission,
  submissionById,
  unconfirmedOf,
} from "#app/forms/submissions/submissions-table.server.ts";
import type { Actor } from "#app/lib/actor.ts";
import { codeOf } from "#app/lib/codes/codes.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import {
  check,
  enteredValues,
  type FieldErrors,
  type FormAnswer,
  type MailedCode,
  type Problem,
  readCode,
  valuesOf,
} from "#app/lib/forms/form-answer.ts";
import { robotProblem } from "#app/lib/http/posted-form.server.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import { mailboxFor } from "#app/lib/mail/mailbox.server.ts";
import { type CodeMail, mailNewCode, type NewCode, sendNewCode, storeNewCode } from "#app/ui/email/code-mail.server.ts";
import { type EnquiryFields, enquiryDetails, enquiryForm } from "./enquiry.ts";

type Sending = { ok: true; ticket: string; isLate?: boolean } | SubmissionRefusal;

export interface Enquiries {
  /** The same enquiry sent twice within a minute is stored once. */
  submit: (fields: EnquiryFields, actor: Actor, origin?: Origin) => Promise<Sending>;
  resend: (ticket: string, actor: Actor) => Promise<Sending>;
  /** Confirmed or not; `isInTime` while its code is valid. */
  behind: (ticket: string) => Promise<{ enquiry: Submission; isInTime: boolean } | undefined>;
  confirm: (
    ticket: string,
    code: string,
    actor: Actor,
  ) => Promise<{ ok: true; reference: string; isMinor: boolean } | SubmissionRefusal>;
}

/** Milliseconds within which two posts of the same form are duplicates. */
const sameWithin = 60_000;

const wrongCode: SubmissionRefusal = { ok: false, reason: "wrongCode" };

export function createEnquiries(platform: PlatformServices & { codeMail: CodeMail; siteUrl: string }): Enquiries {
  const { db, locks, codes, codeMail, limits, outbox, secret, now, siteUrl } = platform;

  /** By content: a second press of the button waits for the result of the first. */
  const underWay = new Map<string, Promise<Sending>>();

  async function sameTicket(fields: EnquiryFields): Promise<string | undefined> {
    const wanted = Object.entries(enquiryDetails(fields));
    const others = await unconfirmedOf(db, emailKey(fields.email), now() - sameWithin);
    return others.find((other) => wanted.every(([name, value]) => other[name as keyof Submission] === value))?.ticket;
  }

  const budgetOf = (email: string, { address }: Actor) => ({ purpose: "enquiry", email, address }) as const;

  const deliveryTo =
    ({ locale }: Actor) =>
    ({ ticket, code }: NewCode) => {
      const link = `${siteUrl}${inLocale("/", locale)}?ticket=${ticket}#enquiry`;
      return { locale, code, link };
    };

  async function storeNew(fields: EnquiryFields, actor: Actor, origin?: Origin) {
    const known = await sameTicket(fields);
    if (known) return { ok: true, ticket: known } as const;
    const budget = budgetOf(fields.email, actor);
    const allowance = await codeMail.allow(budget);
    if (!allowance.ok) return allowance;
    const row = rowOf("enquiry", enquiryDetails(fields), actor.locale, now(), origin);
    const made = await storeNewCode(platform, budget, async (tx) => {
      await insertSubmission(tx, row);
      return codes.issue(tx, { purpose: "enquiry", emailKey: emailKey(fields.email), resourceId: row.id });
    });
    return { made };
  }

  /** Locked by sender and text: another process may get a second press of the button, and must not refuse it. */
  async function submitNew(fields: EnquiryFields, actor: Actor, origin?: Origin): Promise<Sending> {
    const whose = secret.hmac(`enquiry:${JSON.stringify(fields)}`);
    const stored = await locks.run(["enquiry", whose], () => storeNew(fields, actor, origin));
    if (!("made" in stored)) return stored;
    return mailNewCode(platform, budgetOf(fields.email, actor), stored.made, deliveryTo(actor));
  }

  async function behind(ticket: string) {
    const code = await codeOf(db, ticket, "enquiry");
    const enquiry = code?.resourceId ? await submissionById(db, code.resourceId) : undefined;
    return enquiry && { enquiry, isInTime: (code?.expiresAt ?? 0) > now() };
  }

  return {
    submit(fields, actor, origin) {
      const key = JSON.stringify(fields);
      const current = underWay.get(key) ?? submitNew(fields, actor, origin).finally(() => underWay.delete(key));
      underWay.set(key, current);
      return current;
    },

    async resend(ticket, actor) {
      const { enquiry } = (await behind(ticket)) ?? {};
      if (enquiry?.status !== "unconfirmed" || !enquiry.email) return wrongCode;
      const { email, id: resourceId } = enquiry;
      const budget = budgetOf(email, actor);
      const allowance = await codeMail.allow(budget);
      if (!allowance.ok) return allowance;
      const make = (db: Db) => codes.issue(db, { purpose: "enquiry", emailKey: emailKey(email), resourceId });
      return sendNewCode(platform, budget, make, deliveryTo(actor));
    },

    behind,

    async confirm(ticket, code, actor) {
      const allowance = await limits.consume(["checksOfAddress", actor.address]);
      if (!allowance.ok) return allowance;
      const reference = newReference("enquiry");
      const confirmed = await db.transaction().execute(async (tx) => {
        const resourceId = (await codes.redeem(tx, "enquiry", ticket, code))?.resourceId;
        const enquiry = resourceId && (await confirmSubmission(tx, resourceId, reference, now()));
        if (!enquiry) return undefined;
        await outbox.add(tx, [
          { kind: "office-new", resourceId },
          { kind: "confirmation", resourceId },
        ]);
        return enquiry;
      });
      if (!confirmed) return wrongCode;
      outbox.notify();
      return { ok: true, reference, isMinor: confirmed.isMinor === 1 };
    },
  };
}

export const enquiriesContext = createContext<Enquiries>();

type Typed = Record<string, string>;

type TicketEnquiry = Awaited<ReturnType<Enquiries["behind"]>>;

function codeAnswer(found: TicketEnquiry, ticket: string, step: Partial<MailedCode>, typed: Typed = {}): FormAnswer {
  // A problem of a typed code asks to correct it, which is impossible if no code is pending.
  const problem = step.typed === undefined ? step.problem : undefined;
  if (!found) return { values: typed, problem: problem ?? { code: "wrongCode" } };
  const { enquiry, isInTime } = found;
  if (enquiry.status !== "unconfirmed") return { values: {}, problem: { code: "wrongCode", isDone: true } };
  const code = { ticket, email: enquiry.email ?? "", isOpen: true, isSent: false, ...step };
  // Once the code has expired, a ticket alone, in an address bar or a history, must not reveal what was typed.
  const stored = isInTime ? valuesOf(enquiry) : {};
  return { values: typed.opened ? typed : stored, code };
}

async function answerWithCode(
  enquiries: Enquiries,
  ticket: string,
  step: Partial<MailedCode>,
  typed?: Typed,
): Promise<FormAnswer> {
  return codeAnswer(await enquiries.behind(ticket), ticket, step, typed);
}

const lateness = ({ isLate }: { isLate?: boolean }) => (isLate ? { isLate } : {});

async function refused(
  enquiries: Enquiries,
  values: Typed,
  problem: Problem,
  errors?: FieldErrors,
): Promise<FormAnswer> {
  const typed = enteredValues(values);
  const waiting = values.ticket ? await answerWithCode(enquiries, values.ticket, { isOpen: false }) : undefined;
  return { values: typed, problem, ...(errors && { errors }), ...(waiting?.code && { code: waiting.code }) };
}

export async function enquiryAtLink(enquiries: Enquiries, ticket: string): Promise<FormAnswer> {
  const found = await enquiries.behind(ticket);
  if (found && found.enquiry.status !== "unconfirmed") return { values: {}, problem: { code: "arrived" } };
  return codeAnswer(found, ticket, found?.isInTime ? { isSent: true } : { email: "", problem: { code: "wrongCode" } });
}

/**
 * When no code could be mailed. A parent is called at the visitor's number: nobody may name a second one to be called.
 */
async function callInstead({ values, ...sent }: SentForm): Promise<FormAnswer> {
  const { contactNumber = "" } = values;
  const checked = check(callBackForm.transform(callBackDetails), { ...values, phone: contactNumber });
  const answer = await keepForm({ values, ...sent }, "enquiry", checked);
  const { phone, ...errors } = answer.errors ?? {};
  return { ...answer, ...(answer.errors && { errors: { ...errors, ...(phone && { contactNumber: phone }) } }) };
}

export async function answerEnquiry(sentForm: SentForm): Promise<FormAnswer> {
  const { values, actor, context, query } = sentForm;
  const enquiries = context.get(enquiriesContext);
  const mailbox = mailboxFor(context);
  const { intent, ticket = "", otp = "" } = values;

  if (intent === "verify") {
    const entered = readCode(otp);
    if (!entered.ok)
      return answerWithCode(enquiries, ticket, { ...mailbox, problem: { code: "notSixDigits" }, typed: otp });
    const confirmed = await enquiries.confirm(ticket, entered.code, actor);
    if (confirmed.ok) {
      const { reference, isMinor } = confirmed;
      return { values: {}, done: { reference, hasEmail: true, isMinor } };
    }
    return answerWithCode(enquiries, ticket, { ...mailbox, problem: codeProblemOf(confirmed) });
  }
  if (intent === "call") return callInstead(sentForm);
  const typed = enteredValues(values);
  if (intent === "code") return answerWithCode(enquiries, ticket, mailbox, typed);
  if (intent === "resend") {
    const sent = await enquiries.resend(ticket, actor);
    if (sent.ok) return answerWithCode(enquiries, sent.ticket, { ...mailbox, isSent: true, ...lateness(sent) });
    return answerWithCode(enquiries, sent.reason === "unsent" ? sent.ticket : ticket, {
      ...mailbox,
      problem: codeProblemOf(sent),
    });
  }

  const checked = check(enquiryForm, values);
  if (!checked.ok) return refused(enquiries, values, { code: "fields" }, checked.errors);
  const robot = robotProblem(values);
  if (robot) return refused(enquiries, values, robot);
  const sent = await enquiries.submit(checked.fields, actor, originIn(query));
  if (!sent.ok) return refused(enquiries, values, codeProblemOf(sent));
  const { email } = checked.fields;
  return {
    values: typed,
    code: { ticket: sent.ticket, email, isOpen: true, isSent: true, ...mailbox, ...lateness(sent) },
  };
}
