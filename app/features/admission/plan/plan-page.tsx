import { data } from "react-router";
import { WhatsAppLink } from "#app/design/contact-links.tsx";
import { Phone } from "#app/design/inline.tsx";
import { Page } from "#app/design/page.tsx";
import { here, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { courseRecords } from "#app/features/course/records.server.ts";
import { feesTitle } from "#app/features/fees/index.ts";
import { FirstDayAnswer, NoFees, OrderSource } from "#app/features/fees/index.view.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { namedDates } from "#app/features/phone-dates/index.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import { localise } from "#app/platform/content/localise.ts";
import { pageHeaders, privateCaching } from "#app/platform/http/page-headers.ts";
import { formatDay, whatsappAddress } from "#app/platform/i18n/format.ts";
import { AdmissionTabs } from "../admission-links.tsx";
import { admissionCheck, admissionDocuments, admissionStages } from "../records.server.ts";
import { SampleMark } from "../sample-mark.tsx";
import { isNeededBy } from "../schema.ts";
import type { Route } from "./+types/plan-page";
import { answerFor, answersIn, hasFamilyDetails, planParameters, planSearch } from "./answers.ts";
import styles from "./plan.css?url";
import { NextDate, PlanDates } from "./plan-dates.tsx";
import { PlanDocuments } from "./plan-documents.tsx";
import { PlanForm } from "./plan-form.tsx";
import { planWords } from "./plan-words.ts";

export const handle = { query: planParameters };
export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => [
  ...pageMeta(page),
  ...(page.loaderData?.search ? [{ name: "robots", content: "noindex" }] : []),
];

export const headers = pageHeaders;

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  const answers = answersIn(here(asked.request).query);
  const dates = localise(namedDates(records.all.filled(courseRecords).admissionDates.dates), records.locale);
  const search = planSearch(answers);
  const plan = {
    answers,
    search,
    check: admissionCheck(records),
    dates: dates.sort((a, b) => a.from.localeCompare(b.from)),
    documents: admissionDocuments(records)
      .filter((document) => !search || isNeededBy(document, answers.also, answers.family))
      // The reader of a plan knows whom it is for.
      .map((document) => (search ? { ...document, for: undefined } : document)),
    checkedOn: admissionStages(records).checkedOn,
    fees: feesToday(records),
    course: records.of(courseRecords).course.name,
    yearStarts: yearStartsOn(records.all),
  };
  // A plan with answers is private: no shared cache may store it.
  return data(plan, search ? privateCaching : {});
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  const { answers, search, check, checkedOn, course, dates, documents, fees, yearStarts } = loaderData;
  const { address, institute, link, locale, siteUrl, today } = useSite();
  const t = useWords(planWords);
  const answer = answerFor(check.answers, answers);
  const title = answer && answer.kind !== "open" ? `${answer.title}. ` : "";
  const message = `${institute.shortName}, ${course}: ${title}${t.shared}`;
  return (
    <Page words={<AdmissionTabs />}>
      <div data-part data-ticks data-changed={t.changedSince}>
        {answer && answer.kind !== "open" && (
          <p className="note">
            <strong>{answer.title}.</strong> {answer.text}
          </p>
        )}
        <NextDate dates={dates} yearStarts={yearStarts} />
        <output />
        <div className="two-columns">
          <div>
            <Section title={fees.current ? `${t.money} (${feesTitle(fees, locale)})` : t.money}>
              <PlanForm answers={answers} check={check} />
              {fees.current ? (
                <>
                  <FirstDayAnswer order={fees.current} family={answers.family} />
                  <OrderSource order={fees.current} />
                </>
              ) : (
                <NoFees fees={fees} />
              )}
              <p className="no-print">
                <SampleMark /> <PageLink to="/admission/fees">{t.toFees}</PageLink>
              </p>
            </Section>
            <Section title={t.people}>
              <p className="people">
                <Phone /> <WhatsAppLink className="no-print" />
                <a
                  className="button quiet-button no-print"
                  href={whatsappAddress(`${message} ${siteUrl}${link(address)}${search}`)}
                >
                  {t.send}
                </a>
              </p>
              {hasFamilyDetails(answers) && <p className="quiet no-print">{t.onlyFamily}</p>}
            </Section>
          </div>
          <Section title={t.dates}>
            <PlanDates dates={dates} />
            <p className="quiet known">
              {t.known(formatDay(today, locale))} <a href="https://dte.maharashtra.gov.in">dte.maharashtra.gov.in</a>
            </p>
          </Section>
        </div>
        <Section title={t.documents}>
          <p className="quiet">{t.order}</p>
          <p className="quiet known">{t.rules(formatDay(checkedOn, locale))}</p>
          <PlanDocuments documents={documents} />
          <p className="quiet no-print" hidden>
            {t.kept}{" "}
            <button type="button" className="button quiet-button">
              {t.again}
            </button>
          </p>
        </Section>
      </div>
    </Page>
  );
}
