import { Icon } from "#app/design/icon.tsx";
import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { landingStyles } from "#app/design/page-styles.ts";
import { DocumentFacts } from "#app/design/paper-link.tsx";
import { Prose } from "#app/design/prose.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Calendar } from "#app/features/course/index.view.ts";
import { course } from "#app/features/course/records.server.ts";
import { courseWords } from "#app/features/course/words.ts";
import { feesTitle } from "#app/features/fees/index.ts";
import { NoFees } from "#app/features/fees/index.view.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { feeWords } from "#app/features/fees/words.ts";
import { findPdf } from "#app/platform/content/made.ts";
import type { Route } from "./+types/admission-page";
import styles from "./admission.css?url";
import { AdmissionTabs } from "./admission-links.tsx";
import { CanApply } from "./answer-sheet.tsx";
import { CostInBrief } from "./cost-in-brief.tsx";
import { admissionCheck, admissionDocuments, feeHelp } from "./records.server.ts";
import { SampleMark } from "./sample-mark.tsx";
import { admissionWords } from "./words.ts";

export const links = landingStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  return {
    course: course(records),
    fees: feesToday(records),
    check: admissionCheck(records),
    documents: admissionDocuments(records),
    help: feeHelp(records),
  };
}

export default function Admission({ loaderData: { course, fees, check, documents, help } }: Route.ComponentProps) {
  const { address, locale, pages } = useSite();
  const { admission: t } = useWords(courseWords);
  const { more } = useWords(admissionWords);
  const { secondYearMayChange } = useWords(feeWords);
  const text = pages.text(address);
  const prospectus = findPdf("prospectus", locale);
  return (
    <Page words={<AdmissionTabs />}>
      <CanApply check={check} documents={documents} schemes={help.schemes} course={course.name} />
      <Section title={feesTitle(fees, locale)} id="fees">
        {fees.current ? <CostInBrief order={fees.current} /> : <NoFees fees={fees} />}
        {fees.current && (
          <p className="quiet">
            <SampleMark /> {secondYearMayChange}
          </p>
        )}
      </Section>
      <div className="two-columns">
        <Section title={t.courses}>
          <p className="course-line">
            <strong>{course.fullName}</strong>
            <PageLink to="/courses/d-pharm">{t.moreCourse}</PageLink>
          </p>
        </Section>
        <Section title={t.eligibility}>
          <ul className="ticks">
            {course.eligibility.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title={t.dates} id="dates">
        <Calendar entries={course.dates} />
        {course.datesNote && <p className="quiet">{course.datesNote}</p>}
      </Section>
      <Prose blocks={text.blocks} />
      <Section title={t.steps}>
        <div className="steps">
          <ol>
            {course.steps.map(({ title, description }) => (
              <li key={title}>
                <strong>{title}</strong> {description}
              </li>
            ))}
          </ol>
        </div>
        <p className="more">
          <PageLink to="/admission/steps">{more.steps}</PageLink>
        </p>
      </Section>
      <Section title={t.papers}>
        <p className="more">
          <PageLink to="/admission/documents">{more.documents}</PageLink>
        </p>
        {prospectus && (
          <p className="actions">
            <a className="button" href={prospectus.address} download>
              <Icon name="download" />
              {t.prospectus}
            </a>
          </p>
        )}
        <DocumentFacts id="prospectus" />
      </Section>
    </Page>
  );
}
