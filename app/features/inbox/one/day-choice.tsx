import { useWords } from "#app/design/site.tsx";
import { DayChips } from "#app/features/inbox/day-chips.tsx";
import { needsDate } from "#app/features/inbox/states.ts";
import { callAnswers, type NoteKind } from "#app/platform/db/inbox-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

export function DayChoice({ view: { now, typed, open } }: { view: SubmissionView }) {
  const { after } = useWords(oneWords);
  const { offered } = open;
  const { status, kind, dueOn } = open.submission;
  const today = indiaTime(now).day;
  const isFeedback = kind === "feedback";
  // Feedback needs no call: its day stays selected unless it has passed.
  const kept = isFeedback && dueOn !== null && dueOn >= today ? dueOn : undefined;
  const [first] = offered;
  // Before the first call: the next day if they speak, and today again if nobody answers.
  const isFirst = !open.notes.some(({ kind }) => (callAnswers as readonly NoteKind[]).includes(kind));
  const canTrySoon = open.canTrySoon && !isFeedback;
  const usual = canTrySoon && isFirst && first ? `usual:${first.day}` : undefined;
  const chosen = typed?.when ?? (isFeedback ? (kept ? "other" : "none") : (usual ?? first?.day ?? ""));
  return (
    <fieldset className="days">
      <legend>{after.when}</legend>
      <DayChips
        name="when"
        offered={offered}
        chosen={chosen}
        now={now}
        none={needsDate(status) ? undefined : "none"}
        usual={usual}
        canTrySoon={canTrySoon}
      />
      <p className="field if-other">
        <label htmlFor="after-day">{after.day}</label>
        <input id="after-day" type="date" name="day" min={today} defaultValue={typed?.day ?? kept} />
      </p>
    </fieldset>
  );
}
