import type { z } from "zod";
import type { Submission } from "#app/lib/db/tables.ts";
import { pastedText } from "./typed-text.ts";

/** Messages are in `t.form.errors`. */
export type FieldError =
  | {
      code:
        | "missing"
        | "email"
        | "emailLetters"
        | "phone"
        | "twoPhones"
        | "characters"
        | "hidden"
        | "letters"
        | "alphabets"
        | "oneWay"
        | "above100"
        | "year"
        | "number"
        | "link";
    }
  | { code: "shortPassword" | "weakPassword" | "wrongPassword" | "wrongCode" | "notSixDigits" }
  | { code: "long"; max: number };

export type FieldErrors = Record<string, FieldError>;

/** Messages are in `t.form.problems`. */
export type Problem =
  | { code: "fields" }
  | { code: "unsent" }
  /** `isDone`: the code was used successfully, so the enquiry has arrived. */
  | { code: "wrongCode"; isDone?: boolean }
  | { code: "notSixDigits" }
  | { code: "tooMany"; seconds: number }
  | { code: "tooSoon"; seconds: number }
  | { code: "arrived" }
  | { code: "timeOver" }
  | { code: "erased" }
  /** Faster than a person types, or without ever opening the page. */
  | { code: "tooQuick" }
  | { code: "hiddenField" }
  | { code: "notKept" }
  | { code: "failed" };

export interface MailedCode {
  /** Hidden in the form. Whoever has it can enter the code and, while it is valid, see what was typed. */
  ticket: string;
  email: string;
  isOpen: boolean;
  isSent: boolean;
  isLate?: boolean;
  problem?: Problem;
  typed?: string;
  mailbox?: string;
}

export interface FormAnswer {
  values: Record<string, string>;
  errors?: FieldErrors;
  problem?: Problem;
  code?: MailedCode;
  /** Without an email address the submission cannot be opened on the site. */
  done?: { reference: string; hasEmail: boolean; isMinor: boolean };
}

export const emptyAnswer: FormAnswer = { values: {} };

export type Checked<Fields> = { ok: true; fields: Fields } | { ok: false; errors: FieldErrors };

function errorOf(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === "too_big") return { code: "long", max: Number(issue.maximum) };
  return { code: issue.message } as FieldError;
}

export function namesOf(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod;
  if (def.type === "object") return Object.keys((def as z.core.$ZodObjectDef).shape);
  if (def.type !== "pipe") return [];
  const { in: before, out: after } = def as z.core.$ZodPipeDef;
  return [...namesOf(before), ...namesOf(after)];
}

export function check<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, string>,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, fields: result.data };
  const found: FieldErrors = {};
  for (const issue of result.error.issues) found[String(issue.path[0])] ??= errorOf(issue);
  const order = namesOf(schema);
  const errors = Object.entries(found).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return { ok: false, errors: Object.fromEntries(errors) };
}

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
