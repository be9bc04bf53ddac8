import type { Proof, Unconfirmed } from "#app/features/accounts/index.server.ts";
import { instituteNames } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { check } from "#app/platform/forms/check.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { pick, readCode } from "#app/platform/forms/form-values.ts";
import { mailboxFor } from "#app/platform/mail/mailbox-for.server.ts";
import { newPasswordForm } from "#app/platform/sign-in/password.ts";
import type { MemberRequest } from "./part-actions.server.ts";
import { done, type PartResult, problem, refusedFields, tooMany } from "./result.server.ts";

const minute = 60;

function proofIn({ ticket, otp = "", current = "" }: SentForm["values"]): Proof | FieldErrors {
  if (ticket) {
    const typed = readCode(otp);
    return typed.ok ? { ticket, code: typed.code } : { otp: { code: typed.reason } };
  }
  return current ? { current } : { current: { code: "missing" } };
}
const isProof = (proof: Proof | FieldErrors): proof is Proof =>
  Object.values(proof).every((each) => typeof each === "string");

function unconfirmed(refusal: Unconfirmed, { values: { ticket } }: SentForm): PartResult {
  const kept = ticket ? { ticket } : {};
  if (refusal.reason === "tooMany") return { ...tooMany(refusal), ...kept };
  const field = refusal.reason === "wrongCode" ? "otp" : "current";
  return { ...refusedFields({ [field]: { code: refusal.reason } }), ...kept };
}

export async function confirmed(
  { accounts, member, actor }: MemberRequest,
  sent: SentForm,
  work: () => Promise<PartResult>,
): Promise<PartResult> {
  const proof = proofIn(sent.values);
  if (!isProof(proof)) return { ...refusedFields(proof), ...pick(sent.values, ["ticket"]) };
  const answer = await accounts.confirm(member, proof, actor);
  return answer.ok ? work() : unconfirmed(answer, sent);
}

export async function sendCode({ accounts, member, actor }: MemberRequest, sent: SentForm): Promise<PartResult> {
  const mailed = await accounts.sendCode(member, actor);
  if (mailed.ok) {
    return { ...done("codeSent"), ticket: mailed.ticket, ...mailboxFor(sent.context) };
  }
  if (mailed.reason === "unsent") return problem("unsent");
  const { seconds } = mailed;
  // The code mailed a moment ago can still be entered.
  return { problem: { code: seconds <= minute ? "tooSoon" : "tooMany", seconds }, ...pick(sent.values, ["ticket"]) };
}

export async function changePassword(
  { accounts, profiles, member, actor }: MemberRequest,
  sent: SentForm,
): Promise<PartResult> {
  const { values } = sent;
  const { profile } = await profiles.read(member);
  const proof = proofIn(values);
  const names = instituteNames(sent.context.get(publicRecordsContext));
  const checked = check(newPasswordForm([member.email, profile.name, profile.department, ...names]), values);
  if (!isProof(proof) || !checked.ok) {
    const errors = { ...(!isProof(proof) && proof), ...(!checked.ok && checked.errors) };
    return { ...refusedFields(errors), ...pick(values, ["ticket"]) };
  }
  const changed = await accounts.changePassword(member, { ...proof, ...checked.fields }, actor);
  if (changed.ok) return { done: "passwordChanged", session: changed.session };
  if (changed.reason !== "passwordRefused") return unconfirmed(changed, sent);
  const { reason: code, said } = changed;
  return { problem: { code, ...(said && { said }) } };
}
