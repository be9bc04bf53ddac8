import type { ComponentProps } from "react";
import { daysAfter } from "#app/lib/i18n/format.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import { type DateItem, fileOfDate, phoneWords, titleOfDate } from "./date-item.ts";

const compact = (day: string) => day.replaceAll("-", "");

/** Only these: the browser encodes the other letters, which keeps pages small. */
const encoded = (text: string) => text.replace(/[ %&#+"<>]/g, encodeURIComponent);

type GoogleDate = Pick<DateItem, "title" | "from" | "to" | "text" | "place">;

/** A link to Google's calendar, where the last day of a range is excluded. */
function googleAddress({ title, from, to, text, place }: GoogleDate): string {
  const parts = [
    `text=${encoded(title)}`,
    `dates=${compact(from)}/${compact(daysAfter(to, 1))}`,
    ...(text ? [`details=${encoded(text)}`] : []),
    ...(place ? [`location=${encoded(place)}`] : []),
  ];
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&${parts.join("&")}`;
}

interface Props {
  name: string;
  title: string;
  from: string;
  to?: string | undefined;
  status?: string | undefined;
  time?: string | undefined;
  place?: string | undefined;
  label?: string;
}

/** Google's link comes first, as most phones have it; then a file. */
export function AddToPhone({ name, title, from, to = from, status, time, place, label }: Props) {
  const { link, locale, today } = useSite();
  const t = useWords(phoneWords);
  if (to < today) return null;
  const google = { title: titleOfDate(title, status, locale), from, to, text: time, place };
  return (
    <small>
      {label ?? t.add}:{" "}
      <a href={googleAddress(google)} rel="noreferrer">
        {t.google}
      </a>
      , <a href={link(fileOfDate(name))}>{t.other}</a>
    </small>
  );
}

interface DatesToPhoneProps {
  dates: ({ file: string; name: string } & Omit<ComponentProps<typeof AddToPhone>, "name" | "title" | "label">)[];
  isAdmission?: boolean;
}

export function DatesToPhone({ dates, isAdmission = false }: DatesToPhoneProps) {
  const { link, today } = useSite();
  const t = useWords(phoneWords);
  const whole = isAdmission ? "admission.ics" : "calendar.ics";
  return (
    <details className="no-print">
      <summary>{t.dates}</summary>
      <ul className="to-phone">
        {dates
          .filter(({ from, to = from }) => to >= today)
          .map(({ file, name, ...days }) => (
            <li key={file}>
              <AddToPhone name={file} title={name} label={name} {...days} />
            </li>
          ))}
        <li>
          <small>
            {isAdmission ? t.admission : t.whole}:{" "}
            <a href={link(isAdmission ? `/calendar/${whole}` : `/${whole}`)}>{whole}</a>
          </small>
        </li>
      </ul>
    </details>
  );
}
