import { academicYearOf } from "#app/platform/content/academic-year.ts";

/** The academic year of a day, as the addresses of notices have it: `2026-27` of `2027-05-31`. */
export function academicYear(day: string): string {
  const first = academicYearOf(day);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
