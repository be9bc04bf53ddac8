import { useSite, useWords } from "#app/design/site.tsx";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { OfficeRow } from "./office-row.ts";
import { dutyWords } from "./words.ts";

/** What is said of a row after its name, a line each. */
function linesOf(row: OfficeRow, t: (typeof dutyWords)["en"], day: (day: string) => string): string[] {
  const { urgency, until, appliedOn, issuedOn, condition, why, owner, hasLeft, isUnknown, lastLook } = row;
  const isOver =
    urgency === "over" ||
    (urgency === "awaited" && until !== undefined && appliedOn !== undefined && until < appliedOn);
  const dates = [
    urgency === "suspended" && issuedOn && t.letterOf(day(issuedOn)),
    until && (isOver ? t.ended(day(until)) : t.ends(day(until))),
    appliedOn && t.appliedOn(day(appliedOn)),
  ];
  const isDone = urgency === "inOrder" || urgency === "notApplicable";
  return [
    dates.filter(Boolean).join(" · "),
    urgency === "suspended" ? condition : undefined,
    urgency === "notApplicable" ? why : undefined,
    isUnknown && !isDone ? t.ask : undefined,
    hasLeft ? t.hasLeft : urgency === "notApplicable" ? undefined : t.owner(owner ?? t.principal),
    lastLook && t.looked(day(lastLook.on), lastLook.byName),
  ].flatMap((line) => line || []);
}

/** A row of the register for the office: how it stands, who looks after it, and what can be done. */
export function DutyItem({ row }: { row: OfficeRow }) {
  const { link, locale } = useSite();
  const t = useWords(dutyWords);
  const { id, title, authority, urgency, paper, takesPapers } = row;
  const isShown = urgency !== "missing" && urgency !== "notApplicable" && urgency !== "suspended";
  return (
    <li id={id}>
      <b>{title}</b> <span className="quiet">{authority}</span>
      {linesOf(row, t, (day) => formatDay(day, locale)).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="links">
        {paper && <a href={link(`/office/records/papers/${paper}`)}>{t.document}</a>}
        <a href={link(`/office/records/duties/${id}`)}>{t.row}</a>
        {takesPapers && urgency !== "notApplicable" && (
          <a href={`${link("/office/records/papers/new")}?duty=${id}`}>{t.add}</a>
        )}
        {isShown && (
          <button
            type="submit"
            name="duty"
            value={id}
            className="button quiet-button"
            aria-label={`${t.stillRight}: ${title}`}
          >
            {t.stillRight}
          </button>
        )}
      </p>
    </li>
  );
}
