import { useSite } from "#app/design/site.tsx";
import { tags } from "#app/platform/i18n/format.ts";

/** A day, `2026-01-31`, as large as a picture. The text of the event has the date in full. */
export function DateTile({ day }: { day: string }) {
  const { locale } = useSite();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: "UTC" }).format(new Date(day));
  return (
    <span className="date-tile" aria-hidden="true">
      <b>{part({ day: "numeric" })}</b>
      {part({ month: "long" })}
    </span>
  );
}
