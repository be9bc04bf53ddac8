import { z } from "zod";
import { day, describedPicture, picture, slug, text } from "#app/platform/content/text.ts";

const eventFields = {
  id: z.int().min(1),
  title: text,
  on: day,
  until: day.optional(),
  time: text,
  description: text,
  picture,
  alt: text,
};

/** content/records/cultural-events.yaml. The academic year of an event is derived from its day. */
export const culturalEvent = z.strictObject({
  ...eventFields,
  pictures: z.array(describedPicture),
});
export type CulturalEvent = z.infer<typeof culturalEvent>;

/** content/records/sports-events.yaml */
export const sportsEvent = z.strictObject({ ...eventFields, venue: text });

/** content/records/calendar.yaml */
export const calendarEntry = z.strictObject({
  id: slug,
  from: day,
  to: day.optional(),
  title: text,
  status: z.enum(["expected", "announced"], "expected or announced").optional(),
  holiday: z.literal(true).optional(),
});
