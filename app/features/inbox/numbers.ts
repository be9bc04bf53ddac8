import type { Submission } from "#app/platform/db/tables.ts";
import { latinDigits, telAddress } from "#app/platform/i18n/format.ts";

type Numbers = Pick<Submission, "phone" | "isMinor" | "guardianPhone" | "guardianConfirmedAt">;

/** Whom the office calls first; of somebody under 18 the guardian, until they have agreed. */
export function firstCall(submission: Numbers): { to: "guardian" | "sender"; phone: string } | undefined {
  const { phone, isMinor, guardianPhone, guardianConfirmedAt } = submission;
  if (guardianPhone && (phone === null || (isMinor && guardianConfirmedAt === null)))
    return { to: "guardian", phone: guardianPhone };
  return phone === null ? undefined : { to: "sender", phone };
}

/** The `tel:` address of a number as a visitor typed it, in either script's digits. */
export const callAddress = (phone: string): string => telAddress(latinDigits(phone).replace(/[^\d+]/g, ""));

/** The address that opens WhatsApp's chat with an Indian number, with a text to send. Nothing is sent by itself. */
export function whatsappAddress(phone: string, text?: string): string {
  const digits = latinDigits(phone).replace(/\D/g, "").replace(/^0+/, "");
  const number = digits.length === 10 ? `91${digits}` : digits;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}
