import { useSite, useWords } from "#app/design/site.tsx";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { OfficeRow } from "./office-row.ts";
import type { Urgency } from "./urgency.ts";
import { requirementWords } from "./words.ts";

const canBeRight: ReadonlySet<Urgency> = new Set(["week", "month", "soon", "awaited", "unchecked", "inOrder"]);

export function RequirementItem({ row }: { row: OfficeRow }) {
  const { link, locale } = useSite();
  const t = useWords(requirementWords);
  const {
    id,
    title,
    authority,
    state,
    usual,
    urgency,
    until,
    paper,
    owner,
    isPrincipalInstead,
    isUnknown,
    takesPapers,
    lastLook,
  } = row;
  const applies = urgency !== "notApplicable";
  const isAsked = canBeRight.has(urgency);
  const canAdd = takesPapers && applies;
  const lastDay = until && formatDay(until, locale);
  const about = [
    lastDay && !state.includes(lastDay) && t.lastDay(lastDay),
    applies && (isPrincipalInstead ? t.principalInstead : owner && t.owner(owner)),
    lastLook && t.looked(formatDay(lastLook.on, locale), lastLook.byName),
  ].filter(Boolean);
  const isKnown = urgency !== "missing";
  const ofRow = <span className="sr-only">: {title}</span>;
  return (
    <li id={id} className={urgency}>
      <a href={link(`/office/records/duties/${id}`)}>
        <b>{title}</b>
      </a>
      <div>
        {isKnown && <p>{state}</p>}
        {usual && <p>{usual}</p>}
        {isUnknown && applies && <p>{t.ask}</p>}
        <p className="quiet">
          {about.join(" · ")}
          <span className={isKnown ? "duty-authority" : undefined}>
            {about.length > 0 && " · "}
            {authority}
          </span>
        </p>
      </div>
      {(applies || paper) && (
        <div className="duty-actions">
          {isAsked && (
            <button type="submit" name="duty" value={id} className="button quiet-button">
              {t.stillRight}
              {ofRow}
            </button>
          )}
          {canAdd && (
            <a
              className={isAsked ? undefined : "button quiet-button"}
              href={`${link("/office/records/papers/new")}?duty=${id}`}
            >
              {t.add}
              {ofRow}
            </a>
          )}
          {paper && (
            <a href={link(`/office/records/papers/${paper}`)}>
              {t.document}
              {ofRow}
            </a>
          )}
          {!isAsked && !paper && !canAdd && (
            <a className="button quiet-button" href={link(`/office/records/duties/${id}`)}>
              {t.enter}
              {ofRow}
            </a>
          )}
        </div>
      )}
    </li>
  );
}
