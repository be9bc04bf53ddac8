import type { Submission, SubmissionRow } from "#app/lib/db/tables.ts";
import { phoneKeyOf } from "#app/lib/i18n/phone.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";

type Numbers = Pick<Submission, "reference" | "phone" | "isMinor" | "guardianPhone" | "guardianConfirmedAt">;

interface NumberToCall {
  to: "guardian" | "sender";
  phone: string;
  reference: string | null;
}

const needsGuardian = ({ isMinor, guardianConfirmedAt }: Numbers): boolean =>
  isMinor === 1 && guardianConfirmedAt === null;

/**
 * Each number once, in the order to call: guardians of minors until they have agreed, senders, guardians of people
 * without a number.
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

export interface Contact<Sent> {
  submission: Sent;
  phone: string | null;
  email: string | null;
  /** Whether an OTP has verified the email address. Phone numbers are never verified. */
  isProven: boolean;
}

/**
 * For WhatsApp. Until the parent or guardian has agreed, it is their number: nobody writes to a minor, not even at a
 * number that another submission of the group gives.
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

const comparedBy = ["email", "phone", "name"] as const;
export type PersonDifference = (typeof comparedBy)[number];

type Compared = Pick<SubmissionRow, "emailKey" | "phoneKey" | "nameKey">;

export function differencesOf(one: Compared[], other: Compared[]): PersonDifference[] {
  const keysOf = (group: Compared[], what: PersonDifference) =>
    new Set(group.flatMap((each) => each[`${what}Key`] ?? []));
  return comparedBy.filter((what) => {
    const [ours, theirs] = [keysOf(one, what), keysOf(other, what)];
    return ours.size > 0 && theirs.size > 0 && ours.isDisjointFrom(theirs);
  });
}
