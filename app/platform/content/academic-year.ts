/** The calendar year in which the academic year of a day begins: June to May, so 2026 of `2027-05-31`. */
export const academicYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < "06" ? 1 : 0);

/** The academic year of a day, as the addresses of notices have it: `2026-27` of `2027-05-31`. */
export function academicYear(day: string): string {
  const first = academicYearOf(day);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
