import { createContext } from "react-router";
import type { z } from "zod";
import type { SentForm } from "#app/cms/http/form-route.server.tsx";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { applicationDetails, applicationForm } from "#app/forms/applications/application.ts";
import { enquiryDetails, enquiryForm } from "#app/forms/enquiries/enquiry.ts";
import { feedbackDetails, feedbackForm } from "#app/forms/feedback/feedback.ts";
import { erasedMails, eraseOfSender } from "#app/forms/submissions/erasing.server.ts";
import { keysOf } from "#app/forms/submissions/search-keys.server.ts";
import {
  codeProblemOf,
  type Details,
  isUnconfirmedCall,
  plainReference,
  problemOf,
  type SubmissionRefusal,
} from "#app/forms/submissions/submission.ts";
import {
  changeSubmission,
  lockedSubmission,
  lockGroups,
  submissionByReference,
  submissionGroupOf,
  submissionOf,
} from "#app/forms/submissions/submissions-table.server.ts";
import { insertNote } from "#app/inbox/change.server.ts";
import type { Actor } from "#app/lib/actor.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { type Checked, check, enteredValues, readCode, valuesOf } from "#app/lib/forms/form-answer.ts";
import { robotProblem } from "#app/lib/http/posted-form.server.ts";
import { phoneKeyOf } from "#app/lib/i18n/phone.ts";
import { emailKey, mailboxKey } from "#app/lib/limits/address-keys.ts";
import { mailboxFor } from "#app/lib/mail/mailbox.server.ts";
import type { CodeMail } from "#app/ui/email/code-mail.server.ts";
import { type LookedUp, type LookupAnswer, lookupForm, withdrawalForm } from "./lookup.ts";

/** For a person who has the reference of a submission and access to its mailbox. */
export interface Lookups {
  /** Mails a code if reference and address match; the response is the same if not. */
  ask: (reference: string, email: string, actor: Actor) => Promise<{ ok: true; ticket: string } | SubmissionRefusal>;
  /** The pass is valid for half an hour. */
  open: (ticket: string, code: string, actor: Actor) => Promise<{ ok: true; pass: string } | SubmissionRefusal>;
  /** With the group's state only if all of the group have the same address: the pass proves no other address. */
  read: (pass: string) => Promise<LookedUp | undefined>;
  /** If a valid pass opens nothing, its submission was erased. */
  isValid: (pass: string) => boolean;
  /** Replaces all fields except the address, and notifies the office; does nothing if they are the same. */
  correct: (submission: Submission, details: Details) => Promise<{ ok: true; isChanged: boolean } | SubmissionRefusal>;
  /** Erases those merged with it from the same address too, and notifies the office and the visitor. */
  erase: (submission: Submission) => Promise<void>;
  /**
   * Erases a request to be called while the office has not spoken with anybody, for a person who has the reference and
   * the end of the number; the response is the same if there is none. A number whose owner did not ask stays, so that
   * it is not called.
   */
  withdraw: (reference: string, lastDigits: string, actor: Actor) => Promise<{ ok: true } | SubmissionRefusal>;
  /** Waits for codes that are still being mailed. */
  settled: () => Promise<void>;
}

const stateFields = ({ status, stateSince, dueOn, closedFor, passedTo, owner }: Submission) => ({
  status,
  stateSince,
  dueOn,
  closedFor,
  passedTo,
  owner,
});

const hiddenState = {
  status: "new",
  dueOn: null,
  closedFor: null,
  passedTo: null,
  owner: null,
  isJoinedWithOthers: true,
} as const;

const correctable = ["name", "hscPercentage", "phone", "text", "guardianName", "guardianPhone"] as const;

/** In milliseconds. */
const passLife = 30 * 60_000;

export function createLookups(platform: PlatformServices & { codeMail: CodeMail }): Lookups {
  const { db, codes, codeMail, limits, outbox, secret, now } = platform;
  const mails = new Set<Promise<unknown>>();

  function underWay(mail: Promise<unknown>): void {
    mails.add(mail);
    void mail.finally(() => mails.delete(mail));
  }

  /** Anyone can enter a stranger's address in forms and get references to it: such mailboxes get few codes in total. */
  async function mayBeMailed({ confirmedAt }: Submission, email: string): Promise<boolean> {
    if (confirmedAt !== null) return true;
    return (await limits.consume(["codesOfEmail", `claimed:${mailboxKey(email)}`], ["codesOfAll", "visitors"])).ok;
  }

  return {
    async settled() {
      await Promise.all(mails);
    },

    async ask(typed, email, { address, locale }) {
      // Invented references use nothing of the owner's limit, and nothing is mailed for them.
      const reference = plainReference(typed);
      const allowance = await codeMail.allow({ purpose: "lookup", email, address, scope: reference });
      if (!allowance.ok) return allowance;
      const key = emailKey(email);
      const submission = await submissionOf(db, reference, key);
      const { ticket, code } = await db
        .transaction()
        .execute((tx) => codes.issue(tx, { purpose: "lookup", emailKey: key, resourceId: submission?.id ?? null }));
      // Not awaited, and rendered in any case, so that the response time reveals as little as possible.
      const delivery = { purpose: "lookup" as const, email: submission?.email ?? email, locale, code };
      if (submission && (await mayBeMailed(submission, email))) underWay(codeMail.send(delivery));
      else codeMail.pretend(delivery);
      return { ok: true, ticket };
    },

    async open(ticket, code, { address }) {
      const allowance = await limits.consume(["checksOfAddress", address]);
      if (!allowance.ok) return allowance;
      const redeemed = await db.transaction().execute((tx) => codes.redeem(tx, "lookup", ticket, code));
      if (!redeemed?.resourceId) return { ok: false, reason: "wrongCode" };
      return { ok: true, pass: secret.sign("lookup", redeemed.resourceId, now() + passLife) };
    },

    async read(pass) {
      const id = secret.verify("lookup", pass, now());
      const group = id === undefined ? [] : await submissionGroupOf(db, id);
      const own = group.find((each) => each.id === id);
      const kept = group.find(({ mergedInto }) => mergedInto === null);
      if (!own || !kept) return undefined;
      const isSender = group.every(({ emailKey }) => emailKey !== null && emailKey === own.emailKey);
      return { ...own, ...(isSender || group.length === 1 ? stateFields(kept) : hiddenState) };
    },

    isValid: (pass) => secret.verify("lookup", pass, now()) !== undefined,

    async correct(submission, { email: _kept, ...details }) {
      const allowance = await limits.consume(["formsOfEmail", `correct:${submission.id}`]);
      if (!allowance.ok) return allowance;
      const { id } = submission;
      const outcome = await db.transaction().execute(async (tx) => {
        const stored = await lockedSubmission(tx, id);
        if (!stored) return { ok: false, reason: "erased" } as const;
        const changed = correctable.filter((field) => details[field] !== stored[field]);
        if (changed.length === 0) return { ok: true, isChanged: false } as const;
        const isSameGuardian =
          details.guardianName === stored.guardianName && details.guardianPhone === stored.guardianPhone;
        const unconfirmed = isSameGuardian ? {} : { guardianConfirmedAt: null };
        const compared = keysOf({ ...details, email: stored.email });
        await changeSubmission(tx, "id", id, { ...details, ...compared, ...unconfirmed, changedAt: now() });
        const line = { submissionId: id, kind: "corrected", by: "", byName: "", at: now() } as const;
        await insertNote(tx, { ...line, text: changed.join(",") });
        await outbox.add(tx, [{ kind: "office-corrected", resourceId: id }]);
        return { ok: true, isChanged: true } as const;
      });
      outbox.notify();
      return outcome;
    },

    async erase({ id }) {
      await db.transaction().execute(async (tx) => {
        await outbox.add(tx, (await eraseOfSender(tx, id)).flatMap(erasedMails));
      });
      outbox.notify();
    },

    async withdraw(typed, lastDigits, { address }) {
      const reference = plainReference(typed);
      const allowance = await limits.consume(["checksOfAddress", address], ["withdrawalsOfReference", reference]);
      if (!allowance.ok) return allowance;
      await db.transaction().execute(async (tx) => {
        await lockGroups(tx);
        const asked = await submissionByReference(tx, reference);
        if (!asked || !isUnconfirmedCall(asked) || asked.closedFor === "didNotAsk") return;
        if (!phoneKeyOf(asked.phone)?.endsWith(lastDigits)) return;
        await outbox.add(tx, (await eraseOfSender(tx, asked.id)).flatMap(erasedMails));
      });
      outbox.notify();
      return { ok: true };
    },
  };
}

export const lookupsContext = createContext<Lookups>();

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
  return withdrawn.ok ? { values: typed, isWithdrawn: true } : { values: typed, problem: problemOf(withdrawn) };
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
