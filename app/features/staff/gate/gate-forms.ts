import { z } from "zod";
import { field, formControlsOf } from "#app/platform/forms/fields.ts";
import { email as anyEmail, name } from "#app/platform/forms/text.ts";
import { longestPasted } from "#app/platform/i18n/pasted-text.ts";
import { newPassword, newPasswordForm, password } from "#app/platform/sign-in/password.ts";

const email = field(anyEmail, { autoComplete: "username" });

/** The first step of signing in. */
export const passwordForm = z.object({ email, password });
/** A request for a new password. */
export const lostForm = z.object({ email });
/** A new account. */
export const newAccountForm = (about: string[]) =>
  z.object({ name: field(name(120), { autoComplete: "name" }), password: newPassword(about) });
/** Setting up the second factor again, with the existing password. */
export const oldAccountForm = z.object({ password });

export const gateControls = {
  ...formControlsOf(newAccountForm([]).shape),
  ...formControlsOf(passwordForm.shape),
  newPassword: formControlsOf(newPasswordForm([]).shape).password,
};
/** The control for an app's code. */
export const codeControl = {
  name: "code",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  maxLength: longestPasted,
  required: true,
} as const;
export const recoveryControl = {
  name: "recovery",
  autoComplete: "off",
  maxLength: longestPasted,
  required: true,
} as const;
