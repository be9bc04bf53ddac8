import { z } from "zod";
import { slug, text } from "#app/platform/content/text.ts";
import { placeholders } from "./fill.ts";

const known = new Set<string>(placeholders.map((name) => `{${name}}`));

/** A text in which every placeholder is one that the office's messages have. */
const fillable = z
  .string()
  .trim()
  .min(1)
  .refine((typed) => (typed.match(/\{[^}]*\}?/g) ?? []).every((each) => known.has(each)), {
    error: "a text with no placeholders but {name} and {reference}",
  });

/** content/records/messages.yaml: texts that the office sends to people who ask about admission. */
export const message = z.strictObject({
  id: slug,
  name: text,
  text: z.strictObject({ en: fillable, mr: fillable }),
});
export type MessageTemplate = z.infer<typeof message>;
