import { z } from "zod";

/** Control characters, lone surrogates and what stands for unreadable bytes: these cannot be kept exactly. */
const isReadable = (text: string) => text.isWellFormed() && !/[\p{Cc}\uFFFD]/u.test(text);
const hasDigits = (text: string) => /^[\p{Nd}\s+().-]*$/u.test(text) && count(text) >= 10 && count(text) <= 15;
const count = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/** A text of one line, at most `max` characters (code points); spaces around it are not kept. */
export const line = (max: number) =>
  z.string({ error: "missing" }).trim().min(1, "missing").max(max).refine(isReadable, "characters");

/** A text of several lines; the line ends of a posted form become what the visitor typed. */
export const lines = (max: number) =>
  z
    .string({ error: "missing" })
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, "missing")
        .max(max)
        .refine((text) => isReadable(text.replace(/[\n\t]/g, " ")), "characters"),
    );

/**
 * An email address as browsers check it (HTML, "valid email address"), with a dot in its domain; at most 254
 * characters (RFC 5321, section 4.5.3.1.3, less the brackets). `=?` begins an encoded word (RFC 2047), which a mail
 * program could show as something else.
 */
export const email = line(254).refine(
  (text) => z.regexes.html5Email.test(text) && /@.+\./.test(text) && !text.includes("=?"),
  "email",
);

/** A phone number: 10 to 15 digits of any script (ITU-T E.164 has at most 15), with the usual signs between. */
export const phone = line(30).refine(hasDigits, "phone");

/** A field that may be left empty; then it is not there. */
export const optional = <Shape extends z.ZodType<string, string>>(shape: Shape) =>
  z
    .string()
    .optional()
    .transform((text) => text?.trim() || undefined)
    .pipe(shape.optional());
