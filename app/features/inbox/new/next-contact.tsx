import { useContext } from "react";
import { FormContext } from "#app/design/forms/form-context.ts";
import { Radio } from "#app/design/forms/radio.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { OfferedDay } from "#app/features/inbox/changes/days.ts";
import { formatNearDay } from "#app/platform/i18n/format-moment.ts";
import { newWords } from "./new-words.ts";

interface Props {
  offered: OfferedDay[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The choice of the follow-up day: none, a suggested one, or another. */
export function NextContact({ offered, now }: Props) {
  const { locale } = useSite();
  const t = useWords(newWords);
  const { values } = useContext(FormContext);
  const chosen = values.due ?? "";
  const choice = (value: string, label: string) => (
    <Radio key={value} name="due" value={value} defaultChecked={chosen === value} label={label} />
  );
  return (
    <fieldset>
      <legend>{t.due}</legend>
      <div className="choices">
        {choice("", t.none)}
        {offered.map(({ day, is, name }) => choice(day, `${name ?? t.days[is]}: ${formatNearDay(day, locale, now)}`))}
        {choice("other", t.other)}
      </div>
      <p className="field">
        <label htmlFor="new-dueOn">{t.dueOn}</label>
        <input type="date" id="new-dueOn" name="dueOn" defaultValue={values.dueOn} />
      </p>
    </fieldset>
  );
}
