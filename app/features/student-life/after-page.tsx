import { Icon } from "#app/design/icon.tsx";
import { Numbers } from "#app/design/numbers.tsx";
import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { course } from "#app/features/course/records.server.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/after-page";
import styles from "./after.css?url";
import { newestResults, studentLife } from "./records.server.ts";
import { ResultsLedger } from "./results-ledger.tsx";
import { StudentLinks } from "./student-links.tsx";
import { studentLifeWords } from "./words.ts";

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
