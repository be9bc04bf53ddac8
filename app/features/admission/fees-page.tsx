import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { PrintedCode } from "#app/design/printed-code.tsx";
import { Prose } from "#app/design/prose.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";
import { FeeTable } from "#app/features/course/index.view.ts";
import { course } from "#app/features/course/records.server.ts";
import { documentCode } from "#app/features/documents/index.server.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/fees-page";
import { AdmissionLinks } from "./admission-links.tsx";
import { Bill } from "./bill.tsx";
import { FamilyTable, Schemes } from "./fee-help.tsx";
import styles from "./fees.css?url";
import { feeHelp } from "./records.server.ts";
import { admissionWords } from "./words.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  return { course: course(records), help: feeHelp(records), code: documentCode(records, "fee-structure") };
}

/** The cost of two years, what is returned, what is extra, and who pays part of it. */
export default function FeesPage({ loaderData: { course, help, code } }: Route.ComponentProps) {
  const { address, locale, pages } = useSite();
  const t = useWords(admissionWords).cost;
  const text = pages.text(address);
  const hasFees = course.fees.length > 0;
  return (
    <Page words={<AdmissionLinks />}>
      <div className="two-columns">
        <Section title={t.sum}>
          <Stated isStated={hasFees}>
            <Bill fees={course.fees} firstInstalment={help.firstInstalment} />
          </Stated>
        </Section>
        <Section title={t.each}>
          <Stated isStated={hasFees}>
            <FeeTable fees={course.fees} />
          </Stated>
          {course.feesNote && <p className="quiet">{course.feesNote}</p>}
        </Section>
      </div>
      <Section title={t.extras}>
        <dl className="extras">
          {help.extras.map(({ name, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t.schemes}>
        <Prose blocks={text.blocks} />
        <Schemes schemes={help.schemes} />
      </Section>
      <Section title={t.examples}>
        <Stated isStated={hasFees}>
          <FamilyTable fees={course.fees} examples={help.examples} />
          <p className="quiet">{t.examplesNote}</p>
        </Stated>
        <p className="quiet">
          {help.sources} {t.checked(formatDay(help.checkedOn, locale))}
        </p>
      </Section>
      <PrintedCode code={code} />
    </Page>
  );
}
