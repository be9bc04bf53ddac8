import { z } from "zod";

/** What a form's control says of its field, but for its label. */
export interface ControlAttributes {
  type?: "email" | "tel" | "url" | "password";
  inputMode?: "numeric";
  autoComplete?: string;
  /** The schema's own. UTF-16 units, as HTML counts; the schema counts code points, which are no more. */
  maxLength?: number;
  /** For text of several lines: how many are seen. */
  rows?: number;
}

/** A field of a form as its control takes it. */
export interface FormField extends ControlAttributes {
  name: string;
  required: boolean;
}

const attributes = z.registry<ControlAttributes>();

/**
 * The same schema, with what its control says; of what was said before, the rest stays. The length is not said here: the
 * control has the one that the schema checks.
 */
export function field<Schema extends z.ZodType>(schema: Schema, more: Omit<ControlAttributes, "maxLength">): Schema {
  const described = schema.clone();
  attributes.add(described, { ...attributes.get(schema), ...more });
  return described;
}

/** The most characters that a schema takes, also of a text that it goes on to change; undefined where it takes any. */
function longestOf(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodOptional) return longestOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? (longestOf(schema.in) ?? longestOf(schema.out)) : undefined;
}

/** What was said of a schema's control, and its length. */
export function attributesOf(schema: z.ZodType): ControlAttributes {
  const maxLength = longestOf(schema);
  return { ...attributes.get(schema), ...(maxLength !== undefined && { maxLength }) };
}

/** The controls of a form's fields, by name: length, kind, and whether the field may be left empty. */
export const formControlsOf = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      { name, ...attributesOf(schema), required: schema._zod.optin !== "optional" },
    ]),
  ) as { [Name in keyof Shape]: FormField & { name: Name } };

/** What browsers must not fill in from what they know of somebody: it is of another person, or of the institute. */
export const unknownToBrowser = { autoComplete: "off" } satisfies ControlAttributes;

/** The field of a mailed code, which is checked by the code itself. */
export const otpField = {
  name: "otp",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  maxLength: 6,
  required: true,
} as const satisfies FormField;
