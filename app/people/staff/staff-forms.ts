import { z } from "zod";
import { staffRoles } from "#app/lib/actor.ts";
import { email as anyEmail, email, field, formControlsOf, name, unknownToBrowser } from "#app/lib/forms/fields.ts";
import { longestPasted } from "#app/lib/forms/typed-text.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { newPassword, newPasswordForm, password } from "#app/lib/sign-in/password.ts";

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

export const staffInviteForm = z.object({
  name: field(name(120), unknownToBrowser),
  email: field(email, unknownToBrowser),
  role: z.enum(staffRoles, { error: "missing" }),
  locale: z.enum(locales, { error: "missing" }),
});

const { name: nameControl, email: emailControl } = formControlsOf(staffInviteForm.shape);
export const inviteControls = { name: nameControl, email: emailControl };
