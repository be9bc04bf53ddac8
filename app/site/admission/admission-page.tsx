import { totalOfOrder, totalOfYear } from "#app/cms/content/fee-orders.ts";
import { findPdf } from "#app/cms/content/media.ts";
import { formatRupees } from "#app/lib/i18n/format.ts";
import { Calendar } from "#app/site/course/calendar.tsx";
import { course } from "#app/site/course/course.server.ts";
import { courseWords } from "#app/site/course/course-words.ts";
import type { ShownOrder } from "#app/site/fees/fee-order.ts";
import { NoFees } from "#app/site/fees/fee-table.tsx";
import { feesTitle, feeWords } from "#app/site/fees/fee-words.ts";
import { feesToCalculate, feesToday } from "#app/site/fees/fees.server.ts";
import { DocumentFacts } from "#app/ui/document-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/page.tsx";
import { landingStyles, pageMeta, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/admission-page";
import styles from "./admission.css?url";
import { admissionCheck, admissionDocuments, feeHelp } from "./admission.server.ts";
import { AdmissionTabs, SampleMark } from "./admission-tabs.tsx";
import { admissionWords } from "./admission-words.ts";
import { CanApply } from "./can-apply.tsx";

function CostInBrief({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(admissionWords).cost;
  const figures: [rupees: number | undefined, label: string][] = [
    [order.instalments[0]?.rupees, t.firstInstalment],
    [totalOfYear(order, "firstYear"), t.firstYear],
    [totalOfOrder(order), t.both],
    [order.deposit?.rupees, t.back],
  ];
  return (
    <ul className="figures cost">
      {figures.map(
        ([rupees, label]) =>
          rupees !== undefined && (
            <li key={label}>
              <strong>{formatRupees(rupees, locale)}</strong> {label}
            </li>
          ),
      )}
    </ul>
  );
}

export const links = landingStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  return {
    course: course(records),
    fees: feesToCalculate(feesToday(records)),
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
