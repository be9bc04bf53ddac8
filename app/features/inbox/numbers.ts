import type { Submission } from "#app/platform/db/tables.ts";

type Numbers = Pick<Submission, "phone" | "isMinor" | "guardianPhone" | "guardianConfirmedAt">;

/** Whom the office calls first; of somebody under 18 the guardian, until they have agreed. */
export function firstCall(submission: Numbers): { to: "guardian" | "sender"; phone: string } | undefined {
  const { phone, isMinor, guardianPhone, guardianConfirmedAt } = submission;
  if (guardianPhone && (phone === null || (isMinor && guardianConfirmedAt === null)))
    return { to: "guardian", phone: guardianPhone };
  return phone === null ? undefined : { to: "sender", phone };
}
