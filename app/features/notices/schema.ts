import { z } from "zod";
import { day, slug, text } from "#app/platform/content/text.ts";

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
