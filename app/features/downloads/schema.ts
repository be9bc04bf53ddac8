import { z } from "zod";
import { day, text } from "#app/platform/content/text.ts";

/** content/records/downloads.yaml: the documents that are generated from the site's content. */
export const download = z.strictObject({
  id: z.enum(["prospectus", "syllabus", "application-form", "fee-structure"]),
  title: text,
  description: text,
  on: day,
});
export type Download = z.infer<typeof download>;
