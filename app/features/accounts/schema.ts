import { z } from "zod";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { field, formControlsOf, unknownToBrowser } from "#app/platform/forms/fields.ts";
import { email as anyEmail, line, name } from "#app/platform/forms/text.ts";
import { newPassword, password } from "#app/platform/sign-in/password.ts";

/** The modes of the faculty's sign-in screen. */
export const loginModes = ["password", "otp", "register", "forgot"] as const;
export type LoginMode = (typeof loginModes)[number];

/** The modes in which a code is entered, by what the code is for. */
export const codeModes = { signIn: "otp", reset: "forgot" } as const;
export type AccountPurpose = keyof typeof codeModes;

/** An address that an account can have: browsers accept more characters. */
const email = field(
  anyEmail.refine((text) => z.regexes.email.test(text), "email"),
  { autoComplete: "username" },
);

/** A new account; the password must not be made of these texts or of anything else that was typed. */
export const registerForm = (typed: Record<string, string>, about: string[]) =>
  z.object({
    name: field(name(120), { autoComplete: "name" }),
    department: field(name(120), unknownToBrowser),
    facultyId: field(line(40), unknownToBrowser),
    email,
    password: newPassword([...["name", "department", "facultyId", "email"].map((each) => typed[each] ?? ""), ...about]),
  });
export type RegisterFields = z.output<ReturnType<typeof registerForm>>;

export const registerControls = formControlsOf(registerForm({}, []).shape);

export const loginForm = z.object({ email, password });
/** The controls of signing in by password. */
export const loginControls = formControlsOf(loginForm.shape);
/** The control for a person's current password, when they change it or erase the account. */
export const currentPasswordControl = { ...loginControls.password, name: "current" };

export const codeForm = z.object({ email });

/** The person whom an invitation is for. */
export const memberInviteForm = z.object({ name: name(120), email });

/** The message of the sign-in page's dialog, and its kind. */
export type LoginResult =
  | { isGood: true; code: "signedIn" | "codeRight" | "registered" | "codeSent" | "passwordSet" | "proven" }
  | {
      isGood: false;
      code:
        | "fields"
        | "otpMissing"
        | "otpUnsent"
        | "unsent"
        | "wrongCode"
        | "notSixDigits"
        | "wrongCredentials"
        | "suspended"
        | "emailTaken"
        | "profileFailed"
        | "passwordRefused"
        | "badToken"
        | "badProof"
        | "failed"
        | "unexpected";
      /** The message of the account service. */
      said?: string;
    }
  | { isGood: false; code: "tooMany" | "tooSoon" | "codesStopped"; seconds: number }
  | { isGood: false; code: "notReady"; service: string };

/** The state of the sign-in screen, after a form was sent or before. */
export interface LoginAnswer {
  mode: LoginMode;
  /** What was typed, by field; never passwords or codes. */
  values: Record<string, string>;
  errors?: FieldErrors;
  result?: LoginResult;
  /** The ticket of the code that was mailed. */
  ticket?: string;
  /** A custom token that can be used; empty for the site's own. */
  token?: string;
  /** The link that can prove an address, and whether this browser is signed in to its account. */
  proof?: { token: string; email: string; isOwn: boolean };
  /** Whether the password set before the address was proven is removed. */
  hasEndedPassword?: boolean;
  /**
   * The page that shows stored mails, for a developer who tries the site on their own machine without a mail server.
   */
  mailbox?: string;
}
