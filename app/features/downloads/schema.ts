import { z } from "zod";
import { day, officePdf, slug, text } from "#app/platform/content/text.ts";

/** Documents that the site generates from its own content. */
const madeDownloads = ["prospectus", "syllabus", "application-form", "fee-structure"] as const;
export type MadeDownload = (typeof madeDownloads)[number];

export const isMade = (id: string): id is MadeDownload => madeDownloads.some((made) => made === id);

/** content/records/downloads.yaml: generated documents, and PDFs added by the office. */
export const download = z
  .strictObject({ id: slug, title: text, description: text, on: day, file: officePdf.optional() })
  .refine(({ id, file }) => isMade(id) === (file === undefined), {
    path: ["file"],
    error: `a PDF of the office; none for ${madeDownloads.join(", ")}`,
  });
export type Download = z.infer<typeof download>;
