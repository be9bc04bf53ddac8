import { z } from "zod";
import { readFileName } from "#app/platform/files/file-name.ts";

/** A text in every language of the site; a missing one stops the build. */
export const text = z.strictObject({ en: z.string().trim().min(1), mr: z.string().trim().min(1) });
export type Text = z.infer<typeof text>;

/** A short name used in addresses and file names: `anti-ragging`. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens");

/** A calendar day, `2026-01-31`, in the institute's own time zone. */
export const day = z.iso.date("a day as 2026-01-31");

/** Whole rupees, which the form also shows in words; also if limits are added. */
export const rupees = z.int().min(0).meta({ unit: "rupees" });

/** Whether a text is a day of the calendar, as `2026-11-30`. */
export const isDay = (text: string): boolean => day.safeParse(text).success;

/** A picture in content/media without its extension: `facilities/library`; or an office picture (`fileName`). */
export const picture = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, "a file in content/media, without its ending");

/** A picture with its alternative text. */
export const describedPicture = z.strictObject({ picture, alt: text });

/** A PDF that the office has added (`fileName`). */
export const officePdf = z.string().refine((name) => readFileName(name)?.type === "pdf", "a PDF of the office");

/** A PDF that a page shows: an id of papers.yaml or downloads.yaml, or one of the office (`fileName`). */
export const pdf = z
  .string()
  .refine(
    (name) => slug.safeParse(name).success || officePdf.safeParse(name).success,
    "an id of papers.yaml or downloads.yaml, or a PDF of the office",
  );

/**
 * Whether a URL plainly names its site: text before an @ looks like the host but is not, and `https:x` is also accepted
 * as a URL.
 */
const namesSite = (url: string) => /^https:\/\/[^/?#@\s"<>\\]+([/?#][^\s"<>\\]*)?$/.test(url);

const isWebAddress = "an address that starts with https://";

/** A web address of another site. */
export const webAddress = z.url({ protocol: /^https$/, error: isWebAddress }).refine(namesSite, isWebAddress);
