import { z } from "zod";
import { field } from "#app/platform/forms/fields.ts";
import { isStrong } from "./password-strength.ts";

/** The fewest characters (code points) of a password (NIST SP 800-63B requires length, and no kinds of characters). */
const shortest = 10;
const longest = 128;

/** A new password: at least 10 characters, and hard to guess for someone who knows these texts about its owner. */
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

/** A new password alone; `about` is what is known about its owner. */
export const newPasswordForm = (about: string[]) => z.object({ password: newPassword(about) });

/** A password typed to sign in: any text. */
export const password = field(z.string({ error: "missing" }).min(1, "missing").max(longest), {
  type: "password",
  autoComplete: "current-password",
});
