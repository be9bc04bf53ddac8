import { useSite } from "#app/design/site.tsx";
import { tags } from "#app/platform/i18n/format.ts";

/** A day, `2026-01-31`, with its position on the month's ruler. The event's text has the full date. */
export function DateTile({ day }: { day: string }) {
  const { locale } = useSite();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: "UTC" }).format(new Date(day));
  return (
    <span className="date-tile" aria-hidden="true">
      <b>{part({ day: "numeric" })}</b>
      {part({ month: "long" })}
      <svg viewBox="0 0 31 3" preserveAspectRatio="none" aria-hidden="true">
        <line x2="31" y1="2" y2="2" strokeDasharray=".12 .88" />
        <rect x={Number(day.slice(8)) - 1} width="1" height="3" />
      </svg>
    </span>
  );
}
