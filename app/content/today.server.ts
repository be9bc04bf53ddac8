const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** Today's date at the institute, `2026-01-31`. */
export function today(now = new Date()): string {
  return calendar.format(now);
}
