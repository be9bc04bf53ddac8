import { JsonLd } from "#app/design/json-ld.tsx";
import { Page } from "#app/design/page.tsx";
import { here, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { qrCode } from "#app/design/qr-code.ts";
import { useWords } from "#app/design/site.tsx";
import { approvedCollege } from "#app/features/affiliations/index.ts";
import { affiliations } from "#app/features/affiliations/records.server.ts";
import { membersOf } from "#app/features/committees/records.server.ts";
import { course } from "#app/features/course/records.server.ts";
import type { FeesToday } from "#app/features/fees/index.ts";
import { FeesOfYear, OrderFacts, SecondYearFees } from "#app/features/fees/index.view.ts";
import { feesOn } from "#app/features/fees/records.server.ts";
import { facilityTitles } from "#app/features/institute/records.server.ts";
import { directoryContext, teachersInShort } from "#app/features/profiles/index.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/inspection-page";
import { Approvals } from "./approvals.tsx";
import { CommitteeList } from "./committee-list.tsx";
import styles from "./inspection.css?url";
import { InstituteFacts } from "./institute-facts.tsx";
import { InspectionTeachers } from "./teacher-table.tsx";
import { inspectionWords } from "./words.ts";

function Fees({ fees }: { fees: FeesToday }) {
  const t = useWords(inspectionWords);
  return (
    <section>
      <h2>{t.fees}</h2>
      <FeesOfYear fees={fees} />
      {fees.current && <OrderFacts order={fees.current} />}
      <SecondYearFees fees={fees} />
    </section>
  );
}

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { address, locale } = here(request);
  const records = recordsFor({ request, context });
  const approvals = affiliations(records);
  return {
    code: qrCode(settings.siteUrl + inLocale(address, locale)),
    approvals,
    graph: [approvedCollege(institute(records), approvals, settings.siteUrl)],
    course: course(records),
    fees: feesOn(records),
    teachers: await teachersInShort(context.get(directoryContext), records),
    committees: [...membersOf(records, "governing"), ...membersOf(records, "statutory")],
    facilities: facilityTitles(records),
  };
}

export default function Inspection({ loaderData }: Route.ComponentProps) {
  const { code, approvals, course, fees, graph, teachers, committees, facilities } = loaderData;
  return (
    <Page>
      <div className="inspection">
        <InstituteFacts course={course} code={code} facilities={facilities} />
        <Approvals approvals={approvals} />
        <InspectionTeachers teachers={teachers} />
        <CommitteeList committees={committees} />
        <Fees fees={fees} />
        <p>
          <PageLink to="/disclosure" />
        </p>
      </div>
      <JsonLd graph={graph} />
    </Page>
  );
}
