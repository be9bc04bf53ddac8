import { z } from "zod";
import { text } from "#app/platform/content/text.ts";

/** content/records/research.yaml */
const researchItem = z.strictObject({
  title: text,
  people: text,
  where: text,
  year: z.int().min(1900).max(2100),
});
export const researchShape = z.strictObject({
  publications: z.array(researchItem),
  patents: z.array(researchItem),
  copyrights: z.array(researchItem),
});
