import { data } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { formRoute, plainForm } from "#app/cms/http/form-route.server.tsx";
import { answerEnquiry, enquiriesContext, enquiryAtLink } from "#app/forms/enquiries/enquiries.server.ts";
import { EnquiryForm } from "#app/forms/enquiries/enquiry-form.tsx";
import { emptyAnswer } from "#app/lib/forms/form-answer.ts";
import { settings } from "#app/settings.server.ts";
import { affiliations } from "#app/site/affiliations/affiliations.server.ts";
import { course } from "#app/site/course/course.server.ts";
import { feesToCalculate, feesToday } from "#app/site/fees/fees.server.ts";
import { ContactCard } from "#app/site/institute/contact-card.tsx";
import { firstFacilities } from "#app/site/institute/facilities.server.ts";
import { collegeGraph } from "#app/site/institute/structured-data.ts";
import { latestNotices, quickLinks } from "#app/site/notices/notices.server.ts";
import styles from "#app/site/pages/home/home.css?url";
import { JsonLd } from "#app/ui/head.tsx";
import { here, pageMeta, recordsFor } from "#app/ui/page-context.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/home-page";
import { AffiliationStrip, DateStrip, FacilityStrip, HomeHero, HomeNotices, QuickLinks } from "./home-sections.tsx";
import { homeWords } from "./home-words.ts";

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
    fees: feesToCalculate(feesToday(records)),
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
