import { useContext } from "react";
import { FormContext } from "#app/design/forms/form-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import type { OfferedDay } from "#app/features/inbox/changes/days.ts";
import { formatWeekday } from "#app/platform/i18n/format.ts";
import { newWords } from "./new-words.ts";

/** The day of the next contact: none, one of those that are offered, or another. */
export function NextContact({ offered }: { offered: OfferedDay[] }) {
  const { locale } = useSite();
  const t = useWords(newWords);
  const { values } = useContext(FormContext);
  const chosen = values.due ?? "";
  const choice = (value: string, label: string) => (
    <label key={value} className="check">
      <input type="radio" name="due" value={value} defaultChecked={chosen === value} /> {label}
    </label>
  );
  return (
    <fieldset>
      <legend>{t.due}</legend>
      {choice("", t.none)}
      {offered.map(({ day, is, name }) => choice(day, `${name ?? t.days[is]}: ${formatWeekday(day, locale)}`))}
      {choice("other", t.other)}
      <p className="field">
        <label htmlFor="new-dueOn">{t.dueOn}</label>
        <input type="date" id="new-dueOn" name="dueOn" defaultValue={values.dueOn} />
      </p>
    </fieldset>
  );
}
