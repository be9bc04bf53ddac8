import { data } from "react-router";
import { JsonLd } from "#app/design/json-ld.tsx";
import { here, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { Section } from "#app/design/section.tsx";
import { useWords } from "#app/design/site.tsx";
import { affiliations } from "#app/features/affiliations/records.server.ts";
import { course } from "#app/features/course/records.server.ts";
import { answerEnquiry, enquiriesContext, enquiryAtLink } from "#app/features/enquiries/index.server.ts";
import { EnquiryForm } from "#app/features/enquiries/index.view.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { collegeGraph } from "#app/features/institute/index.ts";
import { ContactCard } from "#app/features/institute/index.view.ts";
import { firstFacilities } from "#app/features/institute/records.server.ts";
import { latestNotices } from "#app/features/notices/index.server.ts";
import { quickLinks } from "#app/features/notices/records.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { emptyAnswer } from "#app/platform/forms/answer.ts";
import { formRoute, plainForm } from "#app/platform/forms/form-route.server.tsx";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/home-page";
import { AffiliationStrip, DateStrip, FacilityStrip, HomeNotices, QuickLinks } from "./home/blocks.tsx";
import { HomeHero } from "./home/hero.tsx";
import styles from "./home/home.css?url";
import { homeWords } from "./words.ts";

const form = formRoute(answerEnquiry, EnquiryForm, plainForm);

const shownNotices = 5;
/** States of approvals that the home page does not show. */
const hiddenStates: ReadonlySet<string> = new Set(["missing", "notApplicable"]);
/** One large picture and two small ones. */
const shownFacilities = 3;

/** The home page has little in common with the inner pages' style sheets, so it loads only its own. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const handle = { query: ["ticket"], formQuery: ["from"], fragment: form.fragment };
export const { action, headers } = form;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = here(request);
  const records = recordsFor({ request, context });
  const ticket = query.get("ticket");
  const content = {
    notices: latestNotices(records, shownNotices),
    quickLinks: quickLinks(records),
    course: course(records),
    fees: feesToday(records),
    affiliations: affiliations(records).filter(({ row }) => row && !hiddenStates.has(row.state)),
    facilities: firstFacilities(records, shownFacilities),
    graph: collegeGraph(institute(records), settings.siteUrl),
    answer: ticket === null ? emptyAnswer : await enquiryAtLink(context.get(enquiriesContext), ticket),
  };
  return ticket === null ? content : data(content, { headers: { "Cache-Control": "no-store" } });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(homeWords);
  return (
    <main id="content">
      <HomeHero course={loaderData.course} fees={loaderData.fees} />
      <div className="wrap home-columns">
        <HomeNotices notices={loaderData.notices} />
        <EnquiryForm answer={actionData ?? loaderData.answer} />
        <QuickLinks links={loaderData.quickLinks} />
      </div>
      <DateStrip course={loaderData.course} />
      <AffiliationStrip affiliations={loaderData.affiliations} />
      <FacilityStrip facilities={loaderData.facilities} />
      <Section title={words.contact} className="wrap home-contact">
        <ContactCard />
      </Section>
      <JsonLd graph={loaderData.graph} />
    </main>
  );
}
