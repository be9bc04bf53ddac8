import { Phone } from "#app/design/inline.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Course } from "#app/features/course/schema.ts";
import { type FeesToday, feesTitle } from "#app/features/fees/index.ts";
import { NoFees } from "#app/features/fees/index.view.ts";
import { feeWords } from "#app/features/fees/words.ts";
import { totalOfOrder, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDays, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import type { Topic } from "./topics.ts";
import { searchWords } from "./words.ts";

interface DirectAnswersProps {
  topics: Topic[];
  course: Localised<Course>;
  fees: FeesToday;
}

export function DirectAnswers({ topics, ...records }: DirectAnswersProps) {
  const t = useWords(searchWords);
  if (topics.length === 0) return null;
  return (
    <dl className="note direct-answers">
      {topics.map((topic) => (
        <div key={topic}>
          <dt>{t.topics[topic]}</dt>
          <dd>
            <Answer topic={topic} {...records} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ topic, course, fees }: Omit<DirectAnswersProps, "topics"> & { topic: Topic }) {
  const { institute, locale } = useSite();
  const t = useWords(searchWords);
  const rupees = (sum: number) => formatRupees(sum, locale);
  switch (topic) {
    case "fees":
      return !fees.current ? (
        <>
          <NoFees fees={fees} />
          <PageLink to="/admission/fees" />
        </>
      ) : (
        <>
          {feesTitle(fees, locale)}:{" "}
          {t.fees(rupees(totalOfYear(fees.current, "firstYear")), rupees(totalOfOrder(fees.current)))}{" "}
          {feeWords[locale].secondYearMayChange} <PageLink to="/admission/fees" />
        </>
      );
    case "seats":
      return (
        <>
          {course.intake && t.seats(formatDigits(course.intake, locale))} <PageLink to="/admission/steps" />
        </>
      );
    case "marks":
      return (
        <>
          {course.eligibilityShort}. {course.minimumNote} <PageLink to="/admission" suffix="#can-apply" />
        </>
      );
    case "phone":
      return (
        <>
          <Phone /> {institute.hours.office && `(${institute.hours.office})`} <PageLink to="/visit" />
        </>
      );
    case "dates":
      return <Dates dates={course.dates} />;
  }
}

function Dates({ dates }: { dates: Localised<Course>["dates"] }) {
  const { locale, today } = useSite();
  const t = useWords(searchWords);
  const open = dates.filter(({ from, to = from }) => to >= today);
  return (
    <>
      {open.length === 0 && t.datesOver}
      {open.map(({ name, from, to, status }) => (
        <span key={name}>
          {name}: {formatDays(from, to, locale)}
          {status === "expected" && ` (${t.expected})`}
        </span>
      ))}
      <PageLink to="/admission" suffix="#dates" />
    </>
  );
}
