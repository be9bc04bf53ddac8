import { z } from "zod";
import { staffRoles } from "#app/platform/actor.ts";
import { field, formControlsOf, unknownToBrowser } from "#app/platform/forms/fields.ts";
import { email, name } from "#app/platform/forms/text.ts";
import { locales } from "#app/platform/i18n/locale.ts";

export const staffInviteForm = z.object({
  name: field(name(120), unknownToBrowser),
  email: field(email, unknownToBrowser),
  role: z.enum(staffRoles, { error: "missing" }),
  locale: z.enum(locales, { error: "missing" }),
});

const { name: nameControl, email: emailControl } = formControlsOf(staffInviteForm.shape);
export const inviteControls = { name: nameControl, email: emailControl };
