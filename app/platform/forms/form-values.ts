import type { Submission } from "#app/platform/db/tables.ts";
import { pastedText } from "#app/platform/i18n/pasted-text.ts";

const ownFields = ["intent", "ticket", "pass", "otp", "website", "filled"];

export const enteredValues = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !ownFields.includes(name)));

export const pick = (values: Record<string, string>, names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

type TypedCode = { ok: true; code: string } | { ok: false; reason: "missing" | "notSixDigits" };

/** In Marathi digits, with spaces between, or with words around it, if there are no other six digits. */
export function readCode(typed: string): TypedCode {
  const text = pastedText(typed);
  const digits = text.replace(/\D/g, "");
  if (digits.length === 6) return { ok: true, code: digits };
  const runs = text.match(/(?<!\d[\s\p{Pd}]?)(\d{6}|\d{3}[\s\p{Pd}]\d{3})(?![\s\p{Pd}]?\d)/gu) ?? [];
  const [code, ...others] = new Set(runs.map((run) => run.replace(/\D/g, "")));
  if (code !== undefined && others.length === 0) return { ok: true, code };
  return { ok: false, reason: digits === "" ? "missing" : "notSixDigits" };
}

export function valuesOf(submission: Submission): Record<string, string> {
  const { kind, name, hscPercentage, email, phone, text, isMinor, guardianName, guardianPhone } = submission;
  const kept = {
    [kind === "feedback" ? "name" : "fullName"]: name,
    [kind === "enquiry" ? "contactNumber" : "phone"]: phone,
    hscPercentage,
    email,
    text,
    isMinor: isMinor ? "on" : null,
    guardianName,
    guardianPhone,
  };
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== null));
}
