import type { Localised } from "#app/cms/content/text.ts";
import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import { course } from "#app/site/course/course.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Numbers } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/after-page";
import styles from "./after.css?url";
import { newestResults, studentLife } from "./student-life.server.ts";
import { StudentLinks, studentLifeWords } from "./student-life.tsx";
import { measures, type Results } from "./student-life-schema.ts";

function ResultsPromise({ promise, note }: Pick<Localised<Results>, "promise" | "note">) {
  const t = useWords(studentLifeWords).after;
  return (
    <>
      <p>
        {t.none}. {promise} {t.counted}
      </p>
      <ul className="counted">
        {measures.map((measure) => (
          <li key={measure}>{t.measures[measure]}</li>
        ))}
      </ul>
      {note && <p className="quiet">{note}</p>}
    </>
  );
}

function ResultsLedger({ results: { years: results, promise, note } }: { results: Localised<Results> }) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).after;
  const isEmpty = results.every((result) => measures.every((measure) => result[measure] === undefined));
  if (isEmpty) return <ResultsPromise promise={promise} note={note} />;
  return (
    <>
      {promise && <p className="promise">{promise}</p>}
      <table className="ledger numbers">
        <thead>
          <tr>
            <th scope="col">{t.measure}</th>
            {results.map(({ year }) => (
              <th scope="col" key={year}>
                {formatDigits(`${year.slice(0, 5)}${year.slice(7)}`, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{t.measures[measure]}</th>
              {results.map(({ year, [measure]: people }) => (
                <td key={year}>
                  {people === undefined ? <span className="sr-only">{t.none}</span> : formatDigits(people, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="quiet">{note}</p>}
    </>
  );
}

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  const { afterDiploma } = studentLife(records);
  const { training, registration } = course(records);
  return { after: afterDiploma, results: newestResults(records), course: { training, registration } };
}

export default function AfterDPharm({ loaderData: { after, results, course } }: Route.ComponentProps) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).after;
  return (
    <Page words={<StudentLinks />}>
      <Section title={t.road}>
        <ol className="road">
          {after.road.map((step) => (
            <li key={step.title}>
              <p className="when">{step.when}</p>
              <div>
                <h3>{step.title}</h3>
                {step.text && (
                  <p>
                    <Numbers>{step.text}</Numbers>
                  </p>
                )}
                {step.course && (
                  <p>
                    <Numbers>{course[step.course] ?? ""}</Numbers>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t.doors} id="doors">
        <ul className="doors">
          {after.doors.map(({ title, need, apply }) => (
            <li key={title}>
              <h3>{title}</h3>
              <dl>
                <dt>{t.need}</dt>
                <dd>{need}</dd>
                <dt>{t.apply}</dt>
                <dd>{apply}</dd>
              </dl>
            </li>
          ))}
        </ul>
        <p className="quiet">{t.checked(formatDay(after.checkedOn, locale))}</p>
        <p className="more">
          <PageLink to="/courses/d-pharm" suffix="#careers">
            {t.careers}
            <Icon name="arrow" isAfter />
          </PageLink>
        </p>
      </Section>
      <Section title={t.results} id="results">
        <ResultsLedger results={results} />
      </Section>
    </Page>
  );
}
