import { Numbers } from "#app/design/numbers.tsx";
import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { PhoneFold } from "#app/design/phone-fold.tsx";
import { PrintedCode } from "#app/design/printed-code.tsx";
import { Prose } from "#app/design/prose.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { notesOn } from "#app/features/course/index.ts";
import { course, datesCode } from "#app/features/course/records.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { formatDay, formatDays } from "#app/platform/i18n/format.ts";
import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";
import type { Route } from "./+types/steps-page";
import { AdmissionTabs } from "./admission-links.tsx";
import { admissionStages } from "./records.server.ts";
import { SeatMap } from "./seat-map.tsx";
import styles from "./steps.css?url";
import { admissionWords } from "./words.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  const { intake, dates } = course(records);
  const stages = admissionStages(records);
  const dteCode = stages.dteCode ?? institute(records).codes?.dte;
  return { stages, dteCode, intake, dates, code: datesCode(records) };
}

/** On a phone, only the next stage with a date is open; without dates, the first one. */
export default function Steps({ loaderData: { stages: record, dteCode, intake, dates, code } }: Route.ComponentProps) {
  const { address, locale, pages, t: frame, today } = useSite();
  const t = useWords(admissionWords).stages;
  const text = pages.text(address);
  const next = dates.find(({ stage, from, to = from }) => stage && to >= today)?.stage ?? record.stages[0]?.id;
  return (
    <Page words={<AdmissionTabs />}>
      <Prose blocks={text.blocks} />
      <Section title={t.title}>
        <nav className="stage-links" aria-label={frame.menu.onThisPage}>
          <ol>
            {record.stages.map(({ title }, index) => (
              <li key={title}>
                <a href={`#stage-${index + 1}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="ladder">
          {record.stages.map((stage, index) => (
            <li key={stage.title}>
              <h3>{stage.title}</h3>
              {dates
                .filter((date) => date.stage === stage.id)
                .map((date) => (
                  <p key={date.from + date.name}>
                    <strong>{date.name}:</strong> {formatDays(date.from, date.to, locale)}{" "}
                    <em>{notesOn(date, today, locale)}</em>
                  </p>
                ))}
              <PhoneFold title={t.do} isOpen={stage.id === next}>
                {/* A link to what is in a fold opens it, and it can be closed again. */}
                <dl id={`stage-${index + 1}`}>
                  {(["do", "ready", "wrong"] as const)
                    .filter((part) => stage[part])
                    .map((part) => (
                      <div key={part} className={part}>
                        <dt>{t[part]}</dt>
                        <dd>
                          <Numbers>{stage[part] ?? ""}</Numbers>
                        </dd>
                      </div>
                    ))}
                </dl>
              </PhoneFold>
            </li>
          ))}
        </ol>
      </Section>
      <div className="two-columns">
        <Section title={t.seats}>
          {intake !== undefined && record.capSeats !== undefined ? (
            <SeatMap intake={intake} capSeats={record.capSeats} note={record.seatsNote} />
          ) : (
            <p>{frame.notStated.part}</p>
          )}
          <p className="code-line">
            {t.code}: <strong>{dteCode ?? frame.notStated.fact}</strong>{" "}
            {dteCode && <span className="quiet">{t.codeNote}</span>}
          </p>
        </Section>
        <Section title={t.past}>
          <dl className="dates">
            {record.past.map(({ year, dates }) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd>{withUnbrokenDates(dates)}</dd>
              </div>
            ))}
          </dl>
          {record.pastNote && <p className="quiet">{record.pastNote}</p>}
        </Section>
      </div>
      <details className="note sources">
        <summary>{t.checked(formatDay(record.checkedOn, locale))}</summary>
        <p>{record.sources}</p>
      </details>
      <PrintedCode code={code} />
    </Page>
  );
}
