import { useSite, useWords } from "#app/design/site.tsx";
import { needsDate } from "#app/features/inbox/states.ts";
import { dayCount, formatShortDay, indiaTime } from "#app/platform/i18n/format.ts";
import { formatNearDay } from "#app/platform/i18n/format-moment.ts";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

/** The choice of the next follow-up day: three suggested days, or another. */
export function DayChoice({ view: { now, typed, open } }: { view: SubmissionView }) {
  const { locale } = useSite();
  const { after } = useWords(oneWords);
  const { offered: days } = open;
  const { status, kind, dueOn } = open.submission;
  const today = indiaTime(now).day;
  const isFeedback = kind === "feedback";
  // Feedback needs no call: its day, unless it has passed, stays selected.
  const kept = isFeedback && dueOn !== null && dueOn >= today ? dueOn : undefined;
  const chosen = typed?.when ?? (isFeedback ? (kept ? "other" : "none") : (days[0]?.day ?? ""));
  const nameOf = ({ is, day, name }: (typeof days)[number]) => {
    if (is === "admission") return name ?? "";
    if (is === "inThreeDays") return after.inThreeDays;
    return dayCount(today, day) === 1 ? after.tomorrow : after.nextDay;
  };
  return (
    <fieldset className="days">
      <legend>{after.when}</legend>
      {days.map((each) => (
        <label key={each.is}>
          <input type="radio" name="when" value={each.day} defaultChecked={chosen === each.day} />
          <span>
            {nameOf(each)} <small>{formatNearDay(each.day, locale, now, formatShortDay)}</small>
          </span>
        </label>
      ))}
      {!needsDate(status) && (
        <label>
          <input type="radio" name="when" value="none" defaultChecked={chosen === "none"} />
          <span>{after.none}</span>
        </label>
      )}
      <label>
        <input type="radio" name="when" value="other" defaultChecked={chosen === "other"} />
        <span>{after.other}</span>
      </label>
      <p className="field if-other">
        <label htmlFor="after-day">{after.day}</label>
        <input id="after-day" type="date" name="day" min={today} defaultValue={typed?.day ?? kept} />
      </p>
    </fieldset>
  );
}
