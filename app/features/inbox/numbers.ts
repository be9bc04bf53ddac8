import type { Submission } from "#app/platform/db/tables.ts";
import { phoneKeyOf } from "#app/platform/i18n/phone.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";

type Numbers = Pick<Submission, "reference" | "phone" | "isMinor" | "guardianPhone" | "guardianConfirmedAt">;

/** A phone number to call, with its owner and reference. */
interface NumberToCall {
  to: "guardian" | "sender";
  phone: string;
  reference: string | null;
}

/** Whether a minor's parent or guardian still has to be asked. */
export const needsGuardian = ({ isMinor, guardianConfirmedAt }: Numbers): boolean =>
  isMinor === 1 && guardianConfirmedAt === null;

/**
 * The numbers to call for a group, each once and in this order: guardians of minors, until they have agreed; the
 * senders; guardians of people without a number.
 */
export function numbersOf(group: Numbers[]): NumberToCall[] {
  const guardian = ({ guardianPhone, reference }: Numbers): NumberToCall[] =>
    guardianPhone ? [{ to: "guardian", phone: guardianPhone, reference }] : [];
  const all = [
    ...group.filter(needsGuardian).flatMap(guardian),
    ...group.flatMap(({ phone, reference }) => (phone ? [{ to: "sender" as const, phone, reference }] : [])),
    ...group.filter(({ phone }) => phone === null).flatMap(guardian),
  ];
  const keys = all.map(({ phone }) => phoneKeyOf(phone) ?? phone);
  return all.filter((_number, at) => keys.indexOf(keys[at] ?? "") === at);
}

/** The contact details of one submission of a group; each number and address is listed once. */
export interface Contact<Sent> {
  submission: Sent;
  phone: string | null;
  email: string | null;
  /** Whether an OTP has verified the email address. Phone numbers are never verified. */
  isProven: boolean;
}

/**
 * The number to write to on WhatsApp for one submission of a group. Until the parent or guardian has agreed it is theirs:
 * nobody writes to a minor, also not at a number that another submission of the group gives.
 */
export function numberToWriteTo<Sent extends Numbers>(
  { submission, phone }: Contact<Sent>,
  group: Sent[],
): NumberToCall | undefined {
  const { reference, guardianPhone } = submission;
  if (needsGuardian(submission)) return guardianPhone ? { to: "guardian", phone: guardianPhone, reference } : undefined;
  const is = (other: string | null) => other !== null && (phoneKeyOf(other) ?? other) === (phoneKeyOf(phone) ?? phone);
  const isChilds = group.some((each) => needsGuardian(each) && is(each.phone) && !is(each.guardianPhone));
  return phone && !isChilds ? { to: "sender", phone, reference } : undefined;
}

/** The contact details of a group, in its order. */
export function contactsOf<Sent extends Pick<Submission, "phone" | "email" | "confirmedAt">>(
  group: Sent[],
): Contact<Sent>[] {
  const proven = new Set(group.flatMap(({ email, confirmedAt }) => (email && confirmedAt ? [emailKey(email)] : [])));
  const seen = new Set<string>();
  const once = (value: string | null, key: string | null) => {
    if (value === null || key === null || seen.has(key)) return null;
    seen.add(key);
    return value;
  };
  return group
    .map((submission) => ({
      submission,
      phone: once(submission.phone, phoneKeyOf(submission.phone) ?? submission.phone),
      email: once(submission.email, submission.email && emailKey(submission.email)),
      isProven: submission.email !== null && proven.has(emailKey(submission.email)),
    }))
    .filter(({ phone, email }) => phone !== null || email !== null);
}
