import { z } from "zod";
import { hasInvisible, hasPlainWords, isReadable, withoutInvisible } from "./characters.ts";
import { attributesOf, field } from "./fields.ts";

const hasDigits = (text: string) => /^[\p{Nd}\s+().-]*$/u.test(text) && count(text) >= 10 && count(text) <= 15;
const count = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

const oneLine = (max: number, clean: (text: string) => string) =>
  z
    .string({ error: "missing" })
    .overwrite((text) => clean(text.normalize("NFC")).trim())
    .min(1, "missing")
    .max(max)
    .refine(isReadable, "characters");

/**
 * A text of one line, at most `max` characters (code points). Spaces around it are not kept, nor what is invisible: it
 * comes along when text is pasted, and nobody means it.
 */
export const line = (max: number) => oneLine(max, withoutInvisible);

/**
 * What someone or a department is called: a line with at least one letter. Here what is invisible is refused and not taken
 * out: a name says who someone is, so they confirm by typing it again what it reads.
 */
export const name = (max: number) =>
  oneLine(max, (text) => text)
    .refine((text) => !hasInvisible(text), "hidden")
    .refine((text) => /\p{L}/u.test(text), "letters")
    .refine(hasPlainWords, "alphabets");

/** A text of several lines, without what is invisible; the line ends of a posted form become what the visitor typed. */
export const lines = (max: number, rows: number) =>
  field(
    z
      .string({ error: "missing" })
      .transform((text) => withoutInvisible(text.replace(/\r\n|\p{Zl}|\p{Zp}/gu, "\n")).trim())
      .pipe(
        z
          .string()
          .min(1, "missing")
          .max(max)
          .refine((text) => isReadable(text.replace(/[\n\t]/g, " ")), "characters"),
      ),
    { rows },
  );

/**
 * An email address as browsers check it (HTML, "valid email address"), with a dot in its domain; at most 254
 * characters (RFC 5321, section 4.5.3.1.3, less the brackets). `=?` begins an encoded word (RFC 2047), which a mail
 * program could show as something else.
 */
export const email = field(
  line(254).refine((text) => z.regexes.html5Email.test(text) && /@.+\./.test(text) && !text.includes("=?"), "email"),
  { type: "email", autoComplete: "email" },
);

/** A phone number: 10 to 15 digits of any script (ITU-T E.164 has at most 15), with the usual signs between. */
export const phone = field(line(30).refine(hasDigits, "phone"), { type: "tel", autoComplete: "tel" });

/** A field that may be left empty; then it is not there. */
export const optional = <Shape extends z.ZodType<string, string>>(shape: Shape) =>
  field(
    z
      .string()
      .optional()
      .transform((text) => text?.trim() || undefined)
      .pipe(shape.optional()),
    attributesOf(shape),
  );
