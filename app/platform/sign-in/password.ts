import { z } from "zod";
import { field } from "#app/platform/forms/fields.ts";
import { isStrong } from "./password-strength.ts";

/** Code points; NIST SP 800-63B requires length, and no kinds of characters. */
const shortest = 10;
const longest = 128;

export const newPassword = (about: string[]) =>
  field(
    z
      .string({ error: "missing" })
      .min(1, "missing")
      .max(longest, { abort: true })
      .refine((text) => [...text].length >= shortest, "shortPassword")
      .refine((text) => isStrong(text, about), "weakPassword"),
    { type: "password", autoComplete: "new-password" },
  );

export const newPasswordForm = (about: string[]) => z.object({ password: newPassword(about) });

export const password = field(z.string({ error: "missing" }).min(1, "missing").max(longest), {
  type: "password",
  autoComplete: "current-password",
});
