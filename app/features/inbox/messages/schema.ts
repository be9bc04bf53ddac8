import { z } from "zod";
import { slug, text } from "#app/platform/content/text.ts";
import { placeholders } from "./fill.ts";

const known = new Set<string>(placeholders.map((name) => `{${name}}`));

const fillable = z
  .string()
  .trim()
  .min(1)
  .refine((typed) => (typed.match(/\{[^}]*\}?/g) ?? []).every((each) => known.has(each)), {
    error: "a text with no placeholders but {name} and {reference}",
  });

export const message = z.strictObject({
  id: slug,
  name: text,
  text: z.strictObject({ en: fillable, mr: fillable }),
});
