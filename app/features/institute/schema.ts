import { z } from "zod";
import { describedPicture, picture, slug, text } from "#app/platform/content/text.ts";

/** content/records/facilities.yaml */
export const facility = describedPicture.extend({ id: slug, title: text, description: text });
export type Facility = z.infer<typeof facility>;

const hundredths = z.number().min(0).max(100);

/** `at` is the pin, in percent of the picture's width and height from the left and top. */
const place = z.strictObject({ title: text, text, at: z.strictObject({ x: hundredths, y: hundredths }) });

/** content/records/campus-map.yaml: places grouped by what students need them for. */
export const campusMapSchema = z.strictObject({
  /** Missing while the institute has no map. */
  picture: picture.optional(),
  alt: text.optional(),
  groups: z.array(
    z.strictObject({ id: z.enum(["learn", "well", "safe"]), title: text, places: z.array(place).min(1) }),
  ),
});
export type CampusMap = z.infer<typeof campusMapSchema>;
