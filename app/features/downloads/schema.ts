import { z } from "zod";
import { day, officePdf, slug, text } from "#app/platform/content/text.ts";

/** Documents that the site generates from its own content. */
const generatedDownloads = ["prospectus", "syllabus", "application-form", "fee-structure"] as const;
export type GeneratedDownload = (typeof generatedDownloads)[number];

export const isGenerated = (id: string): id is GeneratedDownload => generatedDownloads.some((made) => made === id);

/** content/records/downloads.yaml: generated documents, and PDFs added by the office. */
export const download = z
  .strictObject({ id: slug, title: text, description: text, on: day, file: officePdf.optional() })
  .refine(({ id, file }) => isGenerated(id) === (file === undefined), {
    path: ["file"],
    error: `a PDF of the office; none for ${generatedDownloads.join(", ")}`,
  });
export type Download = z.infer<typeof download>;
