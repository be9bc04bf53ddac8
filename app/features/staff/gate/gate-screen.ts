import type { StaffActor, StaffRole } from "#app/platform/actor.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";

/** Why a step was refused. */
export type GateProblem =
  | { code: "wrongCredentials" | "wrongCode" | "notSixDigits" | "wrongRecovery" | "badPasskey" | "otherSecret" }
  | { code: "suspended" | "notSetUp" | "stepOver" | "stepSpent" | "badLink" }
  | { code: "fields" }
  | { code: "tooMany"; seconds: number };

/** The request for a passkey, as JSON for the browser, with the signed challenge to send back. */
export interface AskedPasskey {
  options: string;
  challenge: string;
}

interface Step {
  problem?: GateProblem;
  errors?: FieldErrors;
  /** What was typed, to be shown again: never passwords, and no valid codes. */
  values?: Record<string, string>;
  /**
   * A form sent without a session or recent confirmation; it takes effect after this step if the same person completes
   * it.
   */
  kept?: Record<string, string>;
  /** The sender's name. */
  keptOf?: string;
  /** A form was sent that is not carried along: the browser still has it. */
  isUnkept?: boolean;
}

/** The page shown instead of any office page to those who are not signed in, or must confirm their identity again. */
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

/** Prefix that marks the fields of the form carried along. */
const mark = "kept:";

/** The most bytes of a form carried along, as a phone has to download and upload it again. */
const mostKept = 64 * 1024;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A form that a step carries along, or that one could not be. */
export type Carried = Pick<Step, "kept" | "keptOf" | "isUnkept">;

/**
 * The form that a step carries along when it was sent without a session or recent confirmation: complete, or not at
 * all. Without a known sender nothing is carried, so that nobody can plant a form that the next person to sign in would
 * then submit, and robots do not get their input back.
 */
export function carried(values: Record<string, string> | undefined, sender: { name: string } | undefined): Carried {
  const all = Object.entries(values ?? {});
  if (all.length === 0) return {};
  const size = all.reduce((sum, [name, value]) => sum + bytesOf(name) + bytesOf(value), 0);
  return sender && size <= mostKept ? { kept: Object.fromEntries(all), keptOf: sender.name } : { isUnkept: true };
}

/** A carried form as hidden fields, to be added to those of a step. */
export const keptFields = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [mark + name, value]));

/** The form carried along by a step. */
export const keptIn = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(mark))
      .map(([name, value]) => [name.slice(mark.length), value]),
  );
