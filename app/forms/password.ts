import { dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";

/** Characters (code points) of the shortest password (NIST SP 800-63B asks for length, and for no signs of certain kinds). */
const shortest = 10;
const longest = 128;

/** The passwords that people use most, from the leaks that zxcvbn counts. */
let common: Set<string> | undefined;

function isCommon(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"]?.map(String));
  return common.has(password.toLowerCase());
}

/** A new password: at least 10 characters, and none of those that everyone tries first; no other rules. */
export const newPassword = z
  .string({ error: "missing" })
  .min(1, "missing")
  .max(longest)
  .refine((text) => [...text].length >= shortest, "shortPassword")
  .refine((text) => !isCommon(text), "commonPassword");

/** A password as it is typed to sign in: any at all. */
export const password = z.string({ error: "missing" }).min(1, "missing");
