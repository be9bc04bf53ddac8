import { z } from "zod";
import { day, officePdf, slug, text } from "#app/platform/content/text.ts";

/** The documents that the build makes from the site's content. */
export const madeDownloads = ["prospectus", "syllabus", "application-form", "fee-structure"] as const;
export type MadeDownload = (typeof madeDownloads)[number];

/** Whether a download is one that the build makes. */
export const isMade = (id: string): id is MadeDownload => madeDownloads.some((made) => made === id);

/** content/records/downloads.yaml: the documents that the build makes, and PDFs that the office has added. */
export const download = z
  .strictObject({ id: slug, title: text, description: text, on: day, file: officePdf.optional() })
  .refine(({ id, file }) => isMade(id) === (file === undefined), {
    path: ["file"],
    error: `a PDF of the office; none for ${madeDownloads.join(", ")}`,
  });
export type Download = z.infer<typeof download>;
