/** The academic year of a day, June to May: `2026-27` of `2027-05-31`. */
export function academicYear(day: string): string {
  const first = Number(day.slice(0, 4)) - (day.slice(5, 7) < "06" ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
