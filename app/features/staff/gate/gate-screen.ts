import type { StaffActor, StaffRole } from "#app/platform/actor.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";

/** Why a step was refused. */
export type GateProblem =
  | { code: "wrongCredentials" | "wrongCode" | "notSixDigits" | "wrongRecovery" | "badPasskey" | "otherSecret" }
  | { code: "suspended" | "notSetUp" | "stepOver" | "stepSpent" | "badLink" }
  | { code: "fields" }
  | { code: "tooMany"; seconds: number };

/** What a browser is asked for to prove a passkey, as JSON, and the signed challenge that goes back with it. */
export interface AskedPasskey {
  options: string;
  challenge: string;
}

interface Step {
  problem?: GateProblem;
  errors?: FieldErrors;
  /** What was typed, to be shown again; never passwords, and of codes only what cannot be one. */
  values?: Record<string, string>;
  /** The form that was sent without a session or a fresh proof: it is done after this, by the person who sent it. */
  kept?: Record<string, string>;
  /** The name of the person who sent it. */
  keptOf?: string;
  /** A form was sent that is not kept: the browser still has it. */
  isUnkept?: boolean;
}

/** What somebody who is not in the office, or must prove again who they are, is shown in place of any page of it. */
export type GateScreen = Step &
  (
    | { step: "password" }
    | { step: "code"; signed: string; passkey?: AskedPasskey | undefined }
    | { step: "lost"; isSent?: boolean }
    | { step: "newPassword"; link: string; name: string }
    | { step: "enrol"; link: string; email: string; name: string; role: StaffRole; isNew: boolean }
    | { step: "setUp"; signed: string; appLink: string; secret: string }
    | { step: "confirm"; actor: StaffActor; passkey?: AskedPasskey | undefined }
    | { step: "again"; actor: StaffActor }
    | { step: "notDone"; actor: StaffActor }
  );

/** The part of a name that marks a field of the form that is kept. */
const mark = "kept:";

/** The most bytes of a form that is kept: the screen that carries it has to get to a phone and back. */
const mostKept = 64 * 1024;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A form that a step carries with it, or that there was one and it is not carried. */
export type Carried = Pick<Step, "kept" | "keptOf" | "isUnkept">;

/**
 * What a step carries of a form that was sent without a session or a fresh proof: all of it, or nothing. Without a sender
 * nothing is carried, so that nobody can fill the sign-in screen with something that the person who signs in there then
 * does, and no robot gets back what it sends.
 */
export function carried(values: Record<string, string> | undefined, sender: { name: string } | undefined): Carried {
  const all = Object.entries(values ?? {});
  if (all.length === 0) return {};
  const size = all.reduce((sum, [name, value]) => sum + bytesOf(name) + bytesOf(value), 0);
  return sender && size <= mostKept ? { kept: Object.fromEntries(all), keptOf: sender.name } : { isUnkept: true };
}

/** A form as it is kept in hidden fields, next to those of a step. */
export const keptFields = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [mark + name, value]));

/** The form that came along with a step. */
export const keptIn = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(mark))
      .map(([name, value]) => [name.slice(mark.length), value]),
  );
