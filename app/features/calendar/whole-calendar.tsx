import { useSite, useWords } from "#app/design/site.tsx";
import { phoneWords } from "./words.ts";

/** The address of all dates, for calendars that look again by themselves. */
export function WholeCalendar() {
  const { link } = useSite();
  const t = useWords(phoneWords);
  return (
    <p>
      <small>
        {t.whole}: <a href={link("/calendar.ics")}>calendar.ics</a>
      </small>
    </p>
  );
}
