import { z } from "zod";
import { day, describedPicture, picture, slug, text } from "#app/platform/content/text.ts";

const occasion = {
  id: z.int().min(1),
  title: text,
  on: day,
  until: day.optional(),
  time: text,
  description: text,
  picture,
  alt: text,
};

/** An academic year, `2025-2026`. */
export const academicYear = z
  .string()
  .regex(/^\d{4}-\d{4}$/)
  .refine((year) => Number(year.slice(5)) === Number(year.slice(0, 4)) + 1, "two years in a row, as 2025-2026");

/** content/records/cultural-events.yaml */
export const culturalEvent = z.strictObject({
  ...occasion,
  year: academicYear,
  pictures: z.array(describedPicture),
});
export type CulturalEvent = z.infer<typeof culturalEvent>;

/** content/records/sports-events.yaml */
export const sportsEvent = z.strictObject({ ...occasion, venue: text });

/** content/records/calendar.yaml: the academic calendar. */
export const calendarEntry = z.strictObject({
  id: slug,
  from: day,
  to: day.optional(),
  title: text,
  status: z.enum(["expected", "announced"], "expected or announced").optional(),
});
