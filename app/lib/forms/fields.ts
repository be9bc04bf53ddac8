import { z } from "zod";
import { canonical } from "#app/lib/i18n/devanagari.ts";
import { latinDigits } from "#app/lib/i18n/format.ts";
import { internationalPhone, readPhone } from "#app/lib/i18n/phone.ts";
import { hasInvisible, hasPlainWords, isReadable, withoutInvisible } from "./characters.ts";
import { longestPasted } from "./typed-text.ts";

interface ControlAttributes {
  type?: "email" | "tel" | "url" | "password";
  inputMode?: "numeric";
  autoComplete?: string;
  /** HTML counts UTF-16 units, and the schema code points, of which there are never more. */
  maxLength?: number;
  rows?: number;
}

export interface FormField extends ControlAttributes {
  name: string;
  required: boolean;
}

const attributes = z.registry<ControlAttributes>();

export function field<Schema extends z.ZodType>(schema: Schema, more: Omit<ControlAttributes, "maxLength">): Schema {
  const described = schema.clone();
  attributes.add(described, { ...attributes.get(schema), ...more });
  return described;
}

function longestOf(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodOptional) return longestOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? (longestOf(schema.in) ?? longestOf(schema.out)) : undefined;
}

function attributesOf(schema: z.ZodType): ControlAttributes {
  const maxLength = longestOf(schema);
  return { ...attributes.get(schema), ...(maxLength !== undefined && { maxLength }) };
}

export const formControlsOf = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      { name, ...attributesOf(schema), required: schema._zod.optin !== "optional" },
    ]),
  ) as { [Name in keyof Shape]: FormField & { name: Name } };

export const unknownToBrowser = { autoComplete: "off" } satisfies ControlAttributes;

export const otpField = {
  name: "otp",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  maxLength: longestPasted,
  required: true,
} as const satisfies FormField;

/**
 * Judged before `normalize` and patterns work through all that a stranger sends. Leaves room for spaces that are
 * removed and marks that are composed; the caller judges the length again after that.
 */
const shortText = (max: number) =>
  z.string({ error: "missing" }).check(({ value, issues }) => {
    // The message keeps this from being reported as a missing text.
    const tooLong = { code: "too_big", origin: "string", maximum: max, inclusive: true, message: "long" } as const;
    if (value.length > 4 * max + 100) issues.push({ ...tooLong, input: value, continue: false });
  });

const oneLine = (max: number, clean: (text: string) => string) =>
  shortText(max)
    .overwrite((text) => clean(canonical(text)).trim())
    .min(1, "missing")
    .max(max, { abort: true })
    .refine(isReadable, "characters");

/** Removes surrounding spaces and invisible characters, which are usually pasted by accident. `max` in code points. */
export const line = (max: number) => oneLine(max, withoutInvisible);

/** Invisible characters are errors: a name identifies somebody, so the sender types it again. */
export const name = (max: number) =>
  oneLine(max, (text) => text)
    .refine((text) => !hasInvisible(text), "hidden")
    .refine((text) => /\p{L}/u.test(text), "letters")
    .refine(hasPlainWords, "alphabets");

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
 * As browsers check it (HTML, "valid email address"), with a dot in the domain; 254 characters (RFC 5321, 4.5.3.1.3,
 * less the brackets). `=?` begins an encoded word (RFC 2047), which a mail program could show as something else.
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

/** Stored as +91 98220 12345, however it was typed or pasted. */
export const phone = field(
  line(80)
    .overwrite(internationalPhone)
    .superRefine((text, { addIssue }) => {
      const read = readPhone(text);
      if (!read.ok) addIssue({ code: "custom", message: read.reason });
    }),
  { type: "tel", autoComplete: "tel" },
);

export const optional = <Shape extends z.ZodType<string, string>>(shape: Shape) =>
  field(
    z
      .string()
      .optional()
      .transform((text) => text?.trim() || undefined)
      .pipe(shape.optional()),
    attributesOf(shape),
  );

/** The signed id of the person that an office form was shown to. */
export const personField = "form:person";
