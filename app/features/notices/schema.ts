import { z } from "zod";
import { day, describedPicture, slug, text } from "#app/platform/content/text.ts";

/** content/records/notices.yaml: the announcements of the home page, newest first by day. */
export const notice = z.strictObject({ id: slug, on: day, text, link: z.string().startsWith("/").optional() });
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

/** content/records/facilities.yaml: the labelled pictures of the infrastructure gallery. */
export const facility = describedPicture.extend({ id: slug, title: text, description: text });
export type Facility = z.infer<typeof facility>;

/** content/records/research.yaml: what the institute's people have published, patented or registered. */
export const researchItem = z.strictObject({
  title: text,
  people: text,
  where: text,
  year: z.int().min(1900).max(2100),
});
export const research = z.strictObject({
  publications: z.array(researchItem),
  patents: z.array(researchItem),
  copyrights: z.array(researchItem),
});
export type ResearchItem = z.infer<typeof researchItem>;
