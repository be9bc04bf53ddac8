import { Icon } from "#app/design/icon.tsx";
import { Page } from "#app/design/page.tsx";
import { here, pageMeta } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { DocumentFacts } from "#app/design/paper-link.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { madePdf } from "#app/platform/content/made.ts";
import { pageText } from "#app/platform/content/page-texts.ts";
import { formatDays } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/admission-page";
import styles from "./course.css?url";
import { Figures } from "./figures.tsx";
import { course } from "./records.server.ts";
import { courseWords } from "./words.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = ({ request }: Route.LoaderArgs) => course(here(request).locale);

/** Who is eligible, how to apply in four steps, what to bring and when. */
export default function Admission({ loaderData: course }: Route.ComponentProps) {
  const { address, locale } = useSite();
  const t = useWords(courseWords);
  return (
    <Page text={pageText(address, locale)}>
      <Section title={t.admission.courses}>
        <p className="course-line">
          <strong>{course.fullName}</strong>
          <PageLink to="/courses/d-pharm">{t.admission.moreCourse}</PageLink>
        </p>
        <Figures course={course} />
      </Section>
      <div className="two-columns">
        <Section title={t.admission.eligibility}>
          <ul className="ticks">
            {course.eligibility.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
        <Section title={t.admission.dates}>
          <dl className="dates">
            {course.dates.map(({ name, from, to }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatDays(from, to, locale)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
      <Section title={t.admission.steps}>
        <div className="steps">
          <ol>
            {course.steps.map(({ title, description }) => (
              <li key={title}>
                <strong>{title}</strong> {description}
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section title={t.admission.papers}>
        <ul className="ticks two-columns">
          {course.papersNeeded.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
        <p className="actions">
          <a className="button" href={madePdf("prospectus", locale).address} download>
            <Icon name="download" />
            {t.admission.prospectus}
          </a>
        </p>
        <DocumentFacts id="prospectus" />
      </Section>
    </Page>
  );
}
