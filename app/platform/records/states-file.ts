import { z } from "zod";
import { slug } from "#app/platform/content/text.ts";

export const statesFile = "records/states.yaml";

const exportedEdition = z.strictObject({
  publicFrom: z.int(),
  publicUntil: z.int().optional(),
  off: z.enum(["mistake", "replaced", "ended"]).optional(),
  replacedBy: z.string().optional(),
  follows: z.enum(["en", "mr"]).optional(),
  data: z.record(z.string(), z.unknown()),
});

const exportedRecord = z.strictObject({ kind: z.string(), slug, editions: z.array(exportedEdition).min(1) });

export type ExportedRecord = z.infer<typeof exportedRecord>;

export const exportedStates = z.array(exportedRecord);
