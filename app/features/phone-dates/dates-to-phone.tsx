import type { ComponentProps } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import { AddToPhone } from "./add-to-phone.tsx";
import { phoneWords } from "./words.ts";

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
