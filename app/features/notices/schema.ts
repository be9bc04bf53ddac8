import { z } from "zod";
import { day, describedPicture, pdf, slug, text } from "#app/platform/content/text.ts";

/** content/records/notices.yaml: the announcements, newest first by day; each has a page of its own. */
export const notice = z.strictObject({
  id: slug,
  on: day,
  text,
  /** Plain text: an empty line between paragraphs, "- " before the lines of a list, addresses with https://. */
  details: text.optional(),
  /** The page of this site that it is about. */
  link: z.string().startsWith("/").optional(),
  picture: describedPicture.optional(),
  file: pdf.optional(),
});
export type Notice = z.infer<typeof notice>;

/** content/records/quick-links.yaml: the four tiles of the home page; `url` is a page or `tel:`. */
export const quickLink = z.strictObject({
  id: slug,
  title: text,
  description: text,
  url: z.string().regex(/^(\/|tel:|https:)/, "a page of this site, tel: or https:"),
  icon: z.enum(["book", "calendar", "flask", "phone"]),
});
export type QuickLink = z.infer<typeof quickLink>;
