import { z } from "zod";
import { longestPasted } from "#app/platform/i18n/pasted-text.ts";

/** Attributes of a form control, apart from its label. */
interface ControlAttributes {
  type?: "email" | "tel" | "url" | "password";
  inputMode?: "numeric";
  autoComplete?: string;
  /** From the schema. HTML counts UTF-16 units, and the schema code points, of which there are never more. */
  maxLength?: number;
  /** For multi-line text: the visible lines. */
  rows?: number;
}

export interface FormField extends ControlAttributes {
  name: string;
  required: boolean;
}

const attributes = z.registry<ControlAttributes>();

/**
 * The schema with attributes of its control added to any earlier ones. The length is not given here: it comes from the
 * schema.
 */
export function field<Schema extends z.ZodType>(schema: Schema, more: Omit<ControlAttributes, "maxLength">): Schema {
  const described = schema.clone();
  attributes.add(described, { ...attributes.get(schema), ...more });
  return described;
}

/** The most characters that a schema accepts, even if it then transforms the text; undefined when unlimited. */
function longestOf(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodOptional) return longestOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? (longestOf(schema.in) ?? longestOf(schema.out)) : undefined;
}

/** The attributes of a schema's control, including its length. */
export function attributesOf(schema: z.ZodType): ControlAttributes {
  const maxLength = longestOf(schema);
  return { ...attributes.get(schema), ...(maxLength !== undefined && { maxLength }) };
}

/** The controls of a form's fields by name: type, length, and whether they may be left empty. */
export const formControlsOf = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      { name, ...attributesOf(schema), required: schema._zod.optin !== "optional" },
    ]),
  ) as { [Name in keyof Shape]: FormField & { name: Name } };

/** For fields that browsers must not autofill, since they are about another person or the institute. */
export const unknownToBrowser = { autoComplete: "off" } satisfies ControlAttributes;

/** The field for a mailed code; the code service checks it. */
export const otpField = {
  name: "otp",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  maxLength: longestPasted,
  required: true,
} as const satisfies FormField;
