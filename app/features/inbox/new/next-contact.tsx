import { useContext } from "react";
import { FormContext } from "#app/design/forms/form-context.ts";
import { useWords } from "#app/design/site.tsx";
import type { OfferedDay } from "#app/features/inbox/changes/days.ts";
import { DayChips } from "#app/features/inbox/day-chips.tsx";
import { newWords } from "./new-words.ts";

interface NextContactProps {
  offered: OfferedDay[];
  /** Milliseconds since 1970. */
  now: number;
}

export function NextContact({ offered, now }: NextContactProps) {
  const t = useWords(newWords);
  const { values } = useContext(FormContext);
  return (
    <fieldset className="days">
      <legend>{t.due}</legend>
      <DayChips name="due" offered={offered} chosen={values.due ?? offered[0]?.day ?? ""} now={now} none="" />
      <p className="field if-other">
        <label htmlFor="new-dueOn">{t.dueOn}</label>
        <input type="date" id="new-dueOn" name="dueOn" defaultValue={values.dueOn} />
      </p>
    </fieldset>
  );
}
