import { useWords } from "#app/design/site.tsx";
import { DayChips } from "#app/features/inbox/day-chips.tsx";
import { needsDate } from "#app/features/inbox/states.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

/** The choice of the next follow-up day: three suggested days, or another. */
export function DayChoice({ view: { now, typed, open } }: { view: SubmissionView }) {
  const { after } = useWords(oneWords);
  const { offered } = open;
  const { status, kind, dueOn } = open.submission;
  const today = indiaTime(now).day;
  const isFeedback = kind === "feedback";
  // Feedback needs no call: its day, unless it has passed, stays selected.
  const kept = isFeedback && dueOn !== null && dueOn >= today ? dueOn : undefined;
  const chosen = typed?.when ?? (isFeedback ? (kept ? "other" : "none") : (offered[0]?.day ?? ""));
  return (
    <fieldset className="days">
      <legend>{after.when}</legend>
      <DayChips name="when" offered={offered} chosen={chosen} now={now} none={needsDate(status) ? undefined : "none"} />
      <p className="field if-other">
        <label htmlFor="after-day">{after.day}</label>
        <input id="after-day" type="date" name="day" min={today} defaultValue={typed?.day ?? kept} />
      </p>
    </fieldset>
  );
}
