import { z } from "zod";
import { longestPasted } from "#app/platform/i18n/pasted-text.ts";

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

export function attributesOf(schema: z.ZodType): ControlAttributes {
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
