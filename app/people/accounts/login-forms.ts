import { z } from "zod";
import { email as anyEmail, field, formControlsOf, line, name, unknownToBrowser } from "#app/lib/forms/fields.ts";
import type { FieldErrors } from "#app/lib/forms/form-answer.ts";
import { newPassword, password } from "#app/lib/sign-in/password.ts";

export const loginModes = ["password", "otp", "register", "forgot"] as const;
export type LoginMode = (typeof loginModes)[number];

export const codeModes = { signIn: "otp", reset: "forgot" } as const;
export type AccountPurpose = keyof typeof codeModes;

/** Browsers accept more characters. */
const email = field(
  anyEmail.refine((text) => z.regexes.email.test(text), "email"),
  { autoComplete: "username" },
);

/** The password must not be made of these texts or of anything else that was typed. */
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
export const loginControls = formControlsOf(loginForm.shape);
export const currentPasswordControl = { ...loginControls.password, name: "current" };

export const codeForm = z.object({ email });

export const memberInviteForm = z.object({ name: name(120), email });

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
      said?: string;
    }
  | { isGood: false; code: "tooMany" | "tooSoon" | "codesStopped"; seconds: number }
  | { isGood: false; code: "notReady"; service: string };

export interface LoginAnswer {
  mode: LoginMode;
  /** Never passwords or codes. */
  values: Record<string, string>;
  errors?: FieldErrors;
  result?: LoginResult;
  ticket?: string;
  /** A custom token that can be used; empty for the site's own. */
  token?: string;
  proof?: { token: string; email: string; isOwn: boolean };
  hasEndedPassword?: boolean;
  /** Shows stored mails to a developer who tries the site on their own machine without a mail server. */
  mailbox?: string;
}
