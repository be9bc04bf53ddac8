import type { Course as CourseFacts } from "schema-dts";
import { totalOfYear } from "#app/cms/content/fee-orders.ts";
import { institute } from "#app/cms/content/institute.server.ts";
import type { Institute } from "#app/cms/content/institute.ts";
import type { Localised, WithOtherName } from "#app/cms/content/text.ts";
import { formRoute, plainForm } from "#app/cms/http/form-route.server.tsx";
import { answerApplication } from "#app/forms/applications/application.server.ts";
import { ApplicationForm } from "#app/forms/applications/application-form.tsx";
import { emptyAnswer } from "#app/lib/forms/form-answer.ts";
import { formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { settings } from "#app/settings.server.ts";
import type { ShownOrder } from "#app/site/fees/fee-order.ts";
import { FeesOfYear } from "#app/site/fees/fee-table.tsx";
import { feesTitle } from "#app/site/fees/fee-words.ts";
import { feesToday } from "#app/site/fees/fees.server.ts";
import { ContactCard } from "#app/site/institute/contact-card.tsx";
import { JsonLd } from "#app/ui/head.tsx";
import { Numbers, OtherName } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { landingStyles, pageMeta, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PhoneFold, Section, type StatedFact, StatedFacts } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/course-page";
import styles from "./course.css?url";
import { course } from "./course.server.ts";
import type { Course } from "./course.ts";
import { courseWords } from "./course-words.ts";

function CareerPath({ careers }: { careers: Localised<Course>["careers"] }) {
  const words = useWords(courseWords).path;
  return (
    <div className="career-path">
      <p>
        <strong>{words.start}</strong> {words.startText}
      </p>
      <ul>
        {(["register", "join", "study"] as const).map((way) => (
          <li key={way}>
            <PhoneFold title={words[way].title}>
              <h3>{words[way].title}</h3>
              <p className="quiet">{words[way].text}</p>
              <ul>
                {careers
                  .filter((career) => career.way === way)
                  .map(({ title, description, next }) => (
                    <li key={title}>
                      <strong>{title}</strong> {description} <em>{next}</em>
                    </li>
                  ))}
              </ul>
            </PhoneFold>
          </li>
        ))}
      </ul>
    </div>
  );
}

function QuickFacts({ course, order }: { course: Localised<Course>; order: ShownOrder | undefined }) {
  const { locale } = useSite();
  const t = useWords(courseWords);
  const facts: StatedFact[] = [
    [t.figures.duration, t.figures.durationValue(formatDigits(course.years, locale))],
    [t.figures.intake, course.intake && t.figures.intakeValue(formatDigits(course.intake, locale))],
    [t.figures.eligibility, course.eligibilityShort],
    [t.figures.entrance, course.entrance],
    [
      t.feesOfYear,
      order && (
        <a key="fees" href="#fees">
          {formatRupees(totalOfYear(order, "firstYear"), locale)} ({formatDigits(order.year, locale)})
        </a>
      ),
    ],
    [t.figures.medium, course.medium],
  ];
  return (
    <aside className="card facts">
      <h2>{t.facts}</h2>
      <StatedFacts facts={facts} />
    </aside>
  );
}

type Subject = Localised<Course>["firstYear"][number];

function SubjectTable({ title, subjects }: { title: string; subjects: WithOtherName<Subject>[] }) {
  const t = useWords(courseWords);
  return (
    <PhoneFold title={title}>
      <table className="subjects">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.code}</th>
            <th scope="col">{t.subject}</th>
            <th scope="col">{t.teaching}</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ code, name, other, practical }) => (
            <tr key={code}>
              <td>{code}</td>
              <th scope="row">
                {name} <OtherName>{other}</OtherName>
              </th>
              <td>{practical ? t.theoryPractical : t.theory}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PhoneFold>
  );
}

const priceOf = (order: ShownOrder) => ({
  name: order.year,
  price: totalOfYear(order, "firstYear"),
  priceCurrency: "INR",
  validFrom: order.inForceFrom,
});

function courseGraph(
  course: Localised<Course>,
  order: ShownOrder | undefined,
  institute: Localised<Institute>,
  siteUrl: string,
): object[] {
  const facts: CourseFacts = {
    "@type": "Course",
    name: course.fullName,
    description: course.overview[0] ?? course.fullName,
    educationalCredentialAwarded: course.fullName,
    inLanguage: ["en", "mr"],
    // The first year's fees; what a family pays varies by scheme.
    offers: { "@type": "Offer", category: "Paid", ...(order && priceOf(order)) },
    provider: { "@type": "CollegeOrUniversity", "@id": `${siteUrl}/#institute`, name: institute.name, url: siteUrl },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite", courseWorkload: `P${course.years}Y` },
  };
  return [facts];
}

/** Only the first two have pictures. */
function Highlights({ items }: { items: Localised<Course>["highlights"] }) {
  return (
    <ul className="highlights">
      {items.map(({ picture, title, description }) => (
        <li key={title}>
          {picture && <Picture name={picture} alt="" sizes="(min-width: 70rem) 590px, (min-width: 48rem) 45vw, 92vw" />}
          <strong>{title}</strong> {description}
        </li>
      ))}
    </ul>
  );
}

const form = formRoute(answerApplication, ApplicationForm, plainForm);

export const links = landingStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const handle = { formQuery: ["from"], fragment: form.fragment };
export const { action, headers } = form;

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  const fees = feesToday(records);
  const graph = courseGraph(course(records), fees.current, institute(records), settings.siteUrl);
  return { course: course(records), fees, graph };
}

export default function DPharm({ loaderData: { course, fees, graph }, actionData }: Route.ComponentProps) {
  const { institute, locale } = useSite();
  const t = useWords(courseWords);
  return (
    <Page
      aside={<QuickFacts course={course} order={fees.current} />}
      opening={<Overview course={course} />}
      jumps={{ fees: t.fees, subjects: t.subjects, careers: t.careersShort, apply: t.apply }}
    >
      {course.highlights.length > 0 && (
        <Section title={t.highlights}>
          <Highlights items={course.highlights} />
        </Section>
      )}
      <Section title={t.subjects} id="subjects">
        <div className="two-columns">
          <SubjectTable title={t.firstYear} subjects={course.firstYear} />
          <SubjectTable title={t.secondYear} subjects={course.secondYear} />
        </div>
        <p className="note">
          <strong>{t.training}:</strong> <Numbers>{course.training}</Numbers>
        </p>
      </Section>
      <Section title={t.careers} id="careers">
        <CareerPath careers={course.careers} />
        <p className="no-print">
          <PageLink to="/after-d-pharm" />
        </p>
      </Section>
      <Section title={feesTitle(fees, locale)} id="fees">
        <FeesOfYear fees={fees} />
        <p className="no-print">
          <PageLink to="/admission/fees" />
        </p>
      </Section>
      <div className="two-columns">
        <ApplicationForm answer={actionData ?? emptyAnswer} />
        <Section title={t.contact}>
          <ContactCard hours={institute.hours.course} whose={t.questions} />
        </Section>
      </div>
      <JsonLd graph={graph} />
    </Page>
  );
}

function Overview({ course }: Pick<Route.ComponentProps["loaderData"], "course">) {
  const { approvals, t: frame } = useSite();
  const t = useWords(courseWords);
  return (
    <Section title={t.overview} className="prose">
      {course.overview.map((paragraph) => (
        <p key={paragraph}>
          <Numbers>{paragraph}</Numbers>
        </p>
      ))}
      <p>
        <strong>{t.figures.eligibility}:</strong> {course.eligibilityShort}. {course.minimumNote}
      </p>
      <p>
        <strong>{t.figures.approvals}:</strong> {approvals ? `${approvals}.` : frame.notStated.part}{" "}
        {course.approvalsNote && <Numbers>{course.approvalsNote}</Numbers>}
      </p>
    </Section>
  );
}
