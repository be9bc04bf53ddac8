import { z } from "zod";
import { field, formControlsOf } from "#app/platform/forms/fields.ts";
import { email as anyEmail, name } from "#app/platform/forms/text.ts";
import { longestPasted } from "#app/platform/i18n/pasted-text.ts";
import { newPassword, newPasswordForm, password } from "#app/platform/sign-in/password.ts";

const loginEmail = field(anyEmail, { autoComplete: "username" });

export const passwordForm = z.object({ email: loginEmail, password });
export const lostForm = z.object({ email: loginEmail });
export const newAccountForm = (about: string[]) =>
  z.object({ name: field(name(120), { autoComplete: "name" }), password: newPassword(about) });
export const oldAccountForm = z.object({ password });

export const gateControls = {
  ...formControlsOf(newAccountForm([]).shape),
  ...formControlsOf(passwordForm.shape),
  newPassword: formControlsOf(newPasswordForm([]).shape).password,
};
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
