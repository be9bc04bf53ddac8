import { institute } from "#app/cms/content/institute.server.ts";
import { formatDay, formatDays, formatDigits } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { dateStatus as notesOn } from "#app/site/course/calendar.tsx";
import { course, datesCode } from "#app/site/course/course.server.ts";
import { Numbers } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PrintedCode } from "#app/ui/printed-code.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { PhoneFold, Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/steps-page";
import { admissionStages } from "./admission.server.ts";
import { AdmissionTabs, SampleMark } from "./admission-tabs.tsx";
import { admissionWords } from "./admission-words.ts";
import styles from "./steps.css?url";

const seatsPerRow = 12;
const seatSize = 10;

interface Props {
  intake: number;
  capSeats: number;
  note: string | undefined;
}

function SeatMap({ intake, capSeats, note }: Props) {
  const { locale } = useSite();
  const t = useWords(admissionWords).stages;
  const [cap, own] = [capSeats, Math.max(0, intake - capSeats)].map((seats) => formatDigits(seats, locale)) as [
    string,
    string,
  ];
  return (
    <div className="seat-map">
      <svg
        viewBox={`0 0 ${seatsPerRow * seatSize} ${Math.ceil(intake / seatsPerRow) * seatSize}`}
        role="img"
        aria-label={t.seatMap(cap, own)}
      >
        {Array.from({ length: intake }, (_, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no name but their number.
            key={seat}
            className={seat < capSeats ? undefined : "own"}
            d={`M${(seat % seatsPerRow) * seatSize + 1} ${Math.floor(seat / seatsPerRow) * seatSize + 1}h8v8h-8z`}
          />
        ))}
      </svg>
      <dl>
        <div>
          <dt>{t.cap}</dt>
          <dd>{cap}</dd>
        </div>
        <div className="own">
          <dt>{t.own}</dt>
          <dd>{own}</dd>
        </div>
      </dl>
      <p className="quiet">
        <SampleMark /> {note}
      </p>
    </div>
  );
}

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
