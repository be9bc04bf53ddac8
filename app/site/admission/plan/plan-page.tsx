import { data } from "react-router";
import type { YearStart } from "#app/cms/content/academic-year.ts";
import { yearStartsOn } from "#app/cms/content/institute.server.ts";
import { type Localised, localise } from "#app/cms/content/text.ts";
import { pageHeaders, privateCaching } from "#app/lib/http/caching.ts";
import { formatDay, formatDays, whatsappAddress } from "#app/lib/i18n/format.ts";
import { admissionCheck, admissionDocuments, admissionStages } from "#app/site/admission/admission.server.ts";
import type { Check } from "#app/site/admission/admission-check.ts";
import { circumstances, isNeededBy, tickParameters } from "#app/site/admission/admission-kinds.ts";
import { AdmissionTabs, SampleMark } from "#app/site/admission/admission-tabs.tsx";
import { PlanDocuments } from "#app/site/admission/document-list.tsx";
import { nextDate, dateStatus as notesOn } from "#app/site/course/calendar.tsx";
import { courseRecords } from "#app/site/course/course.server.ts";
import type { Course } from "#app/site/course/course.ts";
import { NoFees } from "#app/site/fees/fee-table.tsx";
import { feesTitle } from "#app/site/fees/fee-words.ts";
import { feesToCalculate, feesToday } from "#app/site/fees/fees.server.ts";
import { FamilyQuestions, FirstDayAnswer } from "#app/site/fees/first-day-form.tsx";
import { OrderSource } from "#app/site/fees/order-facts.tsx";
import { DatesToPhone } from "#app/site/phone-dates/add-to-phone.tsx";
import { namedDates } from "#app/site/phone-dates/date-item.ts";
import { WhatsAppLink } from "#app/ui/contact-links.tsx";
import { Phone } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/plan-page";
import styles from "./plan.css?url";
import {
  admissionOver,
  answerFor,
  answersIn,
  hasFamilyDetails,
  type PlanAnswers,
  planParameters,
  planSearch,
  planWords,
} from "./plan.ts";

/** `file` names the date in calendars. */
type PlanDate = Localised<Course>["dates"][number] & { file: string };

interface PlanDatesProps {
  /** Sorted by day. */
  dates: PlanDate[];
}

function NextDate({ dates, yearStarts }: PlanDatesProps & { yearStarts: YearStart }) {
  const { link, locale, today } = useSite();
  const t = useWords(planWords);
  const [first, ...later] = dates;
  if (!first) return <p className="note">{t.noDates}</p>;
  const next = nextDate(dates, today);
  if (!next) return <p className="note">{admissionOver([first, ...later], today, yearStarts, locale)}</p>;
  return (
    <p className="note next">
      {t.next}: <strong>{next.name}</strong>, {formatDays(next.from, next.to, locale)}{" "}
      <em>{notesOn(next, today, locale)}</em>{" "}
      <a className="button no-print" href={link("/admission/steps")}>
        {t.toSteps}
      </a>
    </p>
  );
}

function PlanDates({ dates }: PlanDatesProps) {
  const { locale, today } = useSite();
  const t = useWords(planWords);
  if (dates.length === 0) return <p>{t.noDates}</p>;
  return (
    <>
      <ul className="boxes">
        {dates.map((date) => (
          <li key={date.file} data-date={`${date.file} ${date.from} ${date.to ?? ""} ${date.status}`}>
            <strong>{date.name}</strong> {formatDays(date.from, date.to, locale)}{" "}
            <em>{notesOn(date, today, locale)}</em>
          </li>
        ))}
      </ul>
      <DatesToPhone dates={dates} isAdmission />
    </>
  );
}

/** Reserved category, EWS and income follow from the family's answers. */
const ownTicks = circumstances.filter((each) => !["reserved", "ews", "income"].includes(each));

interface PlanFormProps {
  answers: PlanAnswers;
  check: Localised<Check>;
}

/** The answers travel in the address and are stored nowhere. */
function PlanForm({ answers, check }: PlanFormProps) {
  const { address, link } = useSite();
  const t = useWords(planWords);
  const { family, also: ticked, subjects, marks } = answers;
  const passedOn = { subjects, marks, [tickParameters.reserved]: ticked.includes("reserved") ? "reserved" : undefined };
  return (
    <form action={`${link(address)}#first-day`} className="no-print">
      {Object.entries(passedOn).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="family">
        <FamilyQuestions family={family} isAmongReserved={!family.category && ticked.includes("reserved")} />
      </div>
      <div className="questions plan-ticks">
        {ownTicks.map((each) => (
          <label key={each}>
            <input type="checkbox" name={tickParameters[each]} value={each} defaultChecked={ticked.includes(each)} />{" "}
            {check.also.options[each]}
          </label>
        ))}
      </div>
      <button type="submit" className="button">
        {t.show}
      </button>
    </form>
  );
}

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
    fees: feesToCalculate(feesToday(records)),
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
