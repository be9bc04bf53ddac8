import { phoneKeyOf } from "#app/features/submissions/index.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";

type Numbers = Pick<Submission, "reference" | "phone" | "isMinor" | "guardianPhone" | "guardianConfirmedAt">;

/** A number to call, whose it is, and under which reference it came. */
interface NumberToCall {
  to: "guardian" | "sender";
  phone: string;
  reference: string | null;
}

/** Whether the parent or guardian of somebody under 18 has still to be asked. */
export const needsGuardian = ({ isMinor, guardianConfirmedAt }: Numbers): boolean =>
  isMinor === 1 && guardianConfirmedAt === null;

/**
 * The numbers of a group that the office calls, each once and in this order: the guardians of those under 18, until they
 * have agreed; who sent something; the guardians of those without a number.
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

/** How one of a group is written to: each number and address is named once. */
export interface Contact<Sent> {
  submission: Sent;
  phone: string | null;
  email: string | null;
  /** Whether an OTP has shown that the address is theirs. No phone number is ever proven. */
  isProven: boolean;
}

/** How those of a group are written to, in its order. */
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
