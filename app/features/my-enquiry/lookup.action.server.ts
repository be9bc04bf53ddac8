import type { z } from "zod";
import { applicationDetails, applicationForm } from "#app/features/applications/schema.ts";
import { enquiryDetails, enquiryForm } from "#app/features/enquiries/schema.ts";
import { feedbackDetails, feedbackForm } from "#app/features/feedback/schema.ts";
import { codeProblemOf, type Details, problemOf } from "#app/features/submissions/index.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import { type Checked, check } from "#app/platform/forms/check.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { readCode, enteredValues, valuesOf } from "#app/platform/forms/form-values.ts";
import { robotProblem } from "#app/platform/forms/robots.server.ts";
import { mailboxFor } from "#app/platform/mail/mailbox-for.server.ts";
import { lookupsContext } from "./lookups.service.server.ts";
import { type LookupAnswer, lookupForm, withdrawalForm } from "./schema.ts";

const schemas = {
  enquiry: enquiryForm.transform(enquiryDetails),
  application: applicationForm.transform(applicationDetails),
  feedback: feedbackForm.transform(feedbackDetails),
};

function corrected(submission: Submission, typed: Record<string, string>): Checked<Details> {
  const { email, isMinor, ...kept } = valuesOf(submission);
  const fixed = { ...(email && { email }), ...(isMinor && { isMinor }) };
  return check<z.ZodType<Details>>(schemas[submission.kind], { ...kept, ...typed, ...fixed });
}

async function answerOwner({ values, context }: SentForm): Promise<LookupAnswer> {
  const lookups = context.get(lookupsContext);
  const { intent, pass = "" } = values;
  const submission = await lookups.read(pass);
  if (!submission) return { values: {}, problem: { code: lookups.isValid(pass) ? "erased" : "timeOver" } };
  if (intent === "erase") {
    await lookups.erase(submission);
    return { values: {}, erased: submission.reference ?? "" };
  }
  const typed = enteredValues(values);
  const checked = corrected(submission, typed);
  const record = { submission, pass };
  if (!checked.ok) return { values: typed, errors: checked.errors, problem: { code: "fields" }, record };
  const done = await lookups.correct(submission, checked.fields);
  if (!done.ok && done.reason === "erased") return { values: {}, problem: { code: "erased" } };
  if (!done.ok) return { values: typed, problem: problemOf(done), record };
  const now = (await lookups.read(pass)) ?? submission;
  return { values: valuesOf(now), record: { submission: now, pass, isCorrected: done.isChanged } };
}

/** The answer is the same whether there is such a request or not. */
async function answerWithdrawal({ values, actor, context }: SentForm): Promise<LookupAnswer> {
  const typed = enteredValues(values);
  const checked = check(withdrawalForm, values);
  if (!checked.ok) return { values: typed, errors: checked.errors, problem: { code: "fields" } };
  const robot = robotProblem(values);
  if (robot) return { values: typed, problem: robot };
  const { reference, lastDigits } = checked.fields;
  const withdrawn = await context.get(lookupsContext).withdraw(reference, lastDigits, actor);
  return withdrawn.ok ? { values: {}, isWithdrawn: true } : { values: typed, problem: problemOf(withdrawn) };
}

export async function answerLookup(form: SentForm): Promise<LookupAnswer> {
  const { values, actor, context } = form;
  const lookups = context.get(lookupsContext);
  const { intent, ticket = "", otp = "" } = values;
  if (intent === "correct" || intent === "erase") return answerOwner(form);
  if (intent === "withdraw") return answerWithdrawal(form);

  const typed = enteredValues(values);
  const step = { email: values.email ?? "", isOpen: true, isSent: false, ...mailboxFor(context) };
  if (intent === "verify") {
    const entered = readCode(otp);
    if (!entered.ok) return { values: typed, code: { ...step, ticket, problem: { code: "notSixDigits" }, typed: otp } };
    const opened = await lookups.open(ticket, entered.code, actor);
    if (!opened.ok) return { values: typed, code: { ...step, ticket, problem: codeProblemOf(opened) } };
    const submission = await lookups.read(opened.pass);
    if (!submission) return { values: {}, problem: { code: "erased" } };
    return { values: valuesOf(submission), record: { submission, pass: opened.pass } };
  }
  const checked = check(lookupForm, values);
  if (!checked.ok) return { values: typed, errors: checked.errors, problem: { code: "fields" } };
  const robot = intent === "resend" ? undefined : robotProblem(values);
  if (robot) return { values: typed, problem: robot };
  const asked = await lookups.ask(checked.fields.reference, checked.fields.email, actor);
  if (asked.ok) return { values: typed, code: { ...step, ticket: asked.ticket, isSent: true } };
  const problem = codeProblemOf(asked);
  return intent === "resend" ? { values: typed, code: { ...step, ticket, problem } } : { values: typed, problem };
}
