import { z } from "zod";
import { day, describedPicture, pdf, slug, text, webAddress } from "#app/platform/content/text.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** content/records/notices.yaml */
export const notice = z.strictObject({
  id: slug,
  text,
  on: day,
  /** The day that it is about, such as the last one to apply. */
  day: day.optional(),
  /** The last day on which it comes before newer ones on the home page. */
  pinUntil: day.optional(),
  /** Plain text: an empty line between paragraphs, "- " before list items, and addresses with https://. */
  details: text.optional(),
  link: z.string().startsWith("/").optional(),
  picture: describedPicture.optional(),
  file: pdf.optional(),
});
export type Notice = z.infer<typeof notice>;

export interface NoticeLine {
  id: string;
  on: string;
  text: string;
  excerpt: string;
  hasFile: boolean;
  hasEnded: boolean;
  /** When it was corrected, if that is shown, in milliseconds since 1970. */
  correctedAt: number | undefined;
  /** The language of the text, if it is not written in the language of the page. */
  lang: Locale | undefined;
}

/** A `tel:` link: at most 15 digits (ITU-T E.164); helplines such as 112 have fewer. */
const phoneLink = /^tel:\+?\d(-?\d){2,14}$/;

const leadsSomewhere = (url: string) =>
  /^\/(?![/\\])/.test(url) || phoneLink.test(url) || webAddress.safeParse(url).success;

/** content/records/quick-links.yaml: `url` is a page, a phone number or another site. */
export const quickLink = z.strictObject({
  id: slug,
  title: text,
  description: text,
  url: z.string().refine(leadsSomewhere, "a page of this site, tel: or https:"),
  icon: z.enum(["book", "calendar", "flask", "phone"]),
});
export type QuickLink = z.infer<typeof quickLink>;
