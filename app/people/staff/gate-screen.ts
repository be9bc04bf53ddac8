import type { StaffActor, StaffRole } from "#app/lib/actor.ts";
import type { FieldErrors } from "#app/lib/forms/form-answer.ts";

export type GateProblem =
  | { code: "wrongCredentials" | "wrongCode" | "notSixDigits" | "wrongRecovery" | "badPasskey" | "otherSecret" }
  | { code: "suspended" | "notSetUp" | "stepOver" | "stepSpent" | "badLink" }
  | { code: "fields" }
  | { code: "tooMany"; seconds: number };

export interface AskedPasskey {
  options: string;
  challenge: string;
}

interface Step {
  problem?: GateProblem;
  errors?: FieldErrors;
  /** Never passwords or valid codes. */
  values?: Record<string, string>;
  /** Sent without a session or recent confirmation; takes effect after this step if the same person completes it. */
  kept?: Record<string, string>;
  keptOf?: string;
  /** A form was sent but is not carried along; the browser still has it. */
  isUnkept?: boolean;
}

export type GateScreen = Step &
  (
    | { step: "password" }
    | { step: "code"; signed: string; hasApp: boolean; passkey?: AskedPasskey | undefined }
    | { step: "lost"; isSent?: boolean }
    | { step: "newPassword"; link: string; name: string }
    | { step: "enrol"; link: string; email: string; name: string; role: StaffRole; isNew: boolean }
    | { step: "setUp"; signed: string; appLink: string; secret: string; passkey: AskedPasskey }
    | { step: "confirm"; actor: StaffActor; hasApp: boolean; passkey?: AskedPasskey | undefined }
    | { step: "again"; actor: StaffActor }
    | { step: "notDone"; actor: StaffActor }
  );

const carriedPrefix = "kept:";

/** Bytes; a phone has to download and upload the form again. */
const maxCarriedBytes = 64 * 1024;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

export type CarriedForm = Pick<Step, "kept" | "keptOf" | "isUnkept">;

/**
 * A form is carried along complete or not at all, and only for a known sender: otherwise somebody could plant a form
 * that the next person to sign in would submit, and robots would get their input back.
 */
export function carryForm(
  values: Record<string, string> | undefined,
  sender: { name: string } | undefined,
): CarriedForm {
  const all = Object.entries(values ?? {});
  if (all.length === 0) return {};
  const size = all.reduce((sum, [name, value]) => sum + bytesOf(name) + bytesOf(value), 0);
  return sender && size <= maxCarriedBytes
    ? { kept: Object.fromEntries(all), keptOf: sender.name }
    : { isUnkept: true };
}

export const carriedFields = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [carriedPrefix + name, value]));

export const carriedIn = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(carriedPrefix))
      .map(([name, value]) => [name.slice(carriedPrefix.length), value]),
  );
