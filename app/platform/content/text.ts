import { z } from "zod";
import { readFileName } from "#app/platform/files/file-name.ts";

export const text = z.strictObject({ en: z.string().trim().min(1), mr: z.string().trim().min(1) });
export type Text = z.infer<typeof text>;

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens");

/** In the institute's own time zone. */
export const day = z.iso.date("a day as 2026-01-31");

/** Whole rupees, which the form also shows in words, also if limits are added. */
export const rupees = z.int().min(0).meta({ unit: "rupees" });

export const isDay = (text: string): boolean => day.safeParse(text).success;

/** In content/media without its extension: `facilities/library`; or an office picture (`fileName`). */
export const picture = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, "a file in content/media, without its ending");

export const describedPicture = z.strictObject({ picture, alt: text });

export const officePdf = z.string().refine((name) => readFileName(name)?.type === "pdf", "a PDF of the office");

export const pdf = z
  .string()
  .refine(
    (name) => slug.safeParse(name).success || officePdf.safeParse(name).success,
    "an id of papers.yaml or downloads.yaml, or a PDF of the office",
  );

/** Text before an @ looks like the host but is not, and `https:x` is also accepted as a URL. */
const namesSite = (url: string) => /^https:\/\/[^/?#@\s"<>\\]+([/?#][^\s"<>\\]*)?$/.test(url);

const isWebAddress = "an address that starts with https://";

export const webAddress = z.url({ protocol: /^https$/, error: isWebAddress }).refine(namesSite, isWebAddress);
