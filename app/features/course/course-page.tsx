import { JsonLd } from "#app/design/json-ld.tsx";
import { Numbers } from "#app/design/numbers.tsx";
import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { landingStyles } from "#app/design/page-styles.ts";
import { Picture } from "#app/design/picture.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { answerApplication } from "#app/features/applications/index.server.ts";
import { ApplicationForm } from "#app/features/applications/index.view.ts";
import { course } from "#app/features/course/records.server.ts";
import { feesTitle } from "#app/features/fees/index.ts";
import { FeesOfYear } from "#app/features/fees/index.view.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { ContactCard } from "#app/features/institute/index.view.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { emptyAnswer } from "#app/platform/forms/answer.ts";
import { formRoute, plainForm } from "#app/platform/forms/form-route.server.tsx";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/course-page";
import { CareerPath } from "./career-path.tsx";
import styles from "./course.css?url";
import { QuickFacts } from "./course-facts.tsx";
import { SubjectTable } from "./course-tables.tsx";
import type { Course } from "./schema.ts";
import { courseGraph } from "./structured-data.ts";
import { courseWords } from "./words.ts";

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
