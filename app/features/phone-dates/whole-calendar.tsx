import { useSite, useWords } from "#app/design/site.tsx";
import { phoneWords } from "./words.ts";

/** The address of all dates, or of those of admission, for calendars that look again by themselves. */
export function WholeCalendar({ isAdmission = false }: { isAdmission?: boolean }) {
  const { link } = useSite();
  const t = useWords(phoneWords);
  const file = isAdmission ? "admission.ics" : "calendar.ics";
  return (
    <p>
      <small>
        {isAdmission ? t.admission : t.whole}: <a href={link(isAdmission ? `/calendar/${file}` : `/${file}`)}>{file}</a>
      </small>
    </p>
  );
}
