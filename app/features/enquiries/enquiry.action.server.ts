import { callBackDetails, callBackForm } from "#app/features/call-backs/schema.ts";
import { keepForm } from "#app/features/submissions/index.server.ts";
import { codeProblemOf, originIn } from "#app/features/submissions/index.ts";
import type { FieldErrors, FormAnswer, MailedCode, Problem } from "#app/platform/forms/answer.ts";
import { check } from "#app/platform/forms/check.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { readCode, enteredValues, valuesOf } from "#app/platform/forms/form-values.ts";
import { robotProblem } from "#app/platform/forms/robots.server.ts";
import { mailboxFor } from "#app/platform/mail/mailbox-for.server.ts";
import { type Enquiries, enquiriesContext } from "./enquiries.service.server.ts";
import { enquiryForm } from "./schema.ts";

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
    if (!entered.ok) return answerWithCode(enquiries, ticket, { ...mailbox, problem: { code: "notSixDigits" }, typed: otp });
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
