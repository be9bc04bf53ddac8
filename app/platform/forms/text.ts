import { z } from "zod";
import { canonical } from "#app/platform/i18n/devanagari.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";
import { internationalPhone, readPhone } from "#app/platform/i18n/phone.ts";
import { hasInvisible, hasPlainWords, isReadable, withoutInvisible } from "./characters.ts";
import { attributesOf, field } from "./fields.ts";

/**
 * A text whose length is judged before anything else reads it: `normalize`, patterns and whatever a form adds would
 * otherwise work through all that a stranger sends. There is room for what is then removed or composed, such as spaces
 * around it and letters typed as a base and its marks; the caller judges the length again, after that.
 */
const shortText = (max: number) =>
  z.string({ error: "missing" }).check(({ value, issues }) => {
    // With a message, as that of a text that is missing would be taken otherwise.
    const tooLong = { code: "too_big", origin: "string", maximum: max, inclusive: true, message: "long" } as const;
    if (value.length > 4 * max + 100) issues.push({ ...tooLong, input: value, continue: false });
  });

const oneLine = (max: number, clean: (text: string) => string) =>
  shortText(max)
    .overwrite((text) => clean(canonical(text)).trim())
    .min(1, "missing")
    .max(max, { abort: true })
    .refine(isReadable, "characters");

/**
 * A one-line text of at most `max` code points. Surrounding spaces and invisible characters are removed, since they are
 * usually pasted by accident.
 */
export const line = (max: number) => oneLine(max, withoutInvisible);

/**
 * The name of a person or department: a line with at least one letter. Invisible characters are an error here and not
 * removed: a name identifies someone, so the sender types it again as it should read.
 */
export const name = (max: number) =>
  oneLine(max, (text) => text)
    .refine((text) => !hasInvisible(text), "hidden")
    .refine((text) => /\p{L}/u.test(text), "letters")
    .refine(hasPlainWords, "alphabets");

/** A multi-line text without invisible characters; each line ends with a line feed alone. */
export const lines = (max: number, rows: number) =>
  field(
    shortText(max)
      .transform((text) => withoutInvisible(canonical(text).replace(/\r\n|\p{Zl}|\p{Zp}/gu, "\n")).trim())
      .pipe(
        z
          .string()
          .min(1, "missing")
          .max(max, { abort: true })
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
  line(254)
    .overwrite(latinDigits)
    .refine((text) => !text.includes("@") || !/\P{ASCII}/u.test(text), "emailLetters")
    .refine(
      (text) => z.regexes.html5Email.test(text) && text.includes(".", text.indexOf("@") + 2) && !text.includes("=?"),
      "email",
    ),
  { type: "email", autoComplete: "email" },
);

/** A phone number, however it was typed or pasted, in the form in which it is stored: +91 98220 12345. */
export const phone = field(
  line(80)
    .overwrite(internationalPhone)
    .superRefine((text, { addIssue }) => {
      const read = readPhone(text);
      if (!read.ok) addIssue({ code: "custom", message: read.reason });
    }),
  { type: "tel", autoComplete: "tel" },
);

/** A field that may be left empty; it is then undefined. */
export const optional = <Shape extends z.ZodType<string, string>>(shape: Shape) =>
  field(
    z
      .string()
      .optional()
      .transform((text) => text?.trim() || undefined)
      .pipe(shape.optional()),
    attributesOf(shape),
  );
