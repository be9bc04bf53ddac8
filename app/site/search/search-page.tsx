import { data } from "react-router";
import { totalOfOrder, totalOfYear } from "#app/cms/content/fee-orders.ts";
import { instituteNames } from "#app/cms/content/institute.server.ts";
import type { DocumentKind } from "#app/cms/content/search-document.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { pageHeaders, privateCaching } from "#app/lib/http/caching.ts";
import { formatDays, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { course } from "#app/site/course/course.server.ts";
import type { Course } from "#app/site/course/course.ts";
import type { FeesToday } from "#app/site/fees/fee-order.ts";
import { NoFees } from "#app/site/fees/fee-table.tsx";
import { feesTitle, feeWords } from "#app/site/fees/fee-words.ts";
import { feesToday } from "#app/site/fees/fees.server.ts";
import { Numbers, Phone } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, pageMeta, pageStyles, recordsFor, wordsAt } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { longestQuery, MainPages, Search } from "#app/ui/search.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/search-page";
import styles from "./search.css?url";
import { searchContext } from "./search.server.ts";
import { type ExcerptPiece, type SearchAnswer, type SearchHit, type Topic, topicsOf } from "./search-index.ts";

const kinds: Record<DocumentKind, string> = {
  page: "Page",
  notice: "Notice",
  event: "Event",
  person: "Teacher",
  committee: "Committee",
  subject: "Subject",
  research: "Research",
  document: "PDF",
};

const en = {
  kinds,
  topics: { fees: "Fees", dates: "Dates of admission", seats: "Seats", marks: "Marks needed", phone: "Phone" },
  fees: (first: string, both: string) => `First year ${first}, both years ${both}.`,
  seats: (seats: string) => `${seats} in the first year.`,
  expected: "expected",
  datesOver: "These dates are over. The next ones will be on our site as soon as they are known.",
  titleOf: (typed: string) => `Search: ${typed}`,
  found: (total: string, isOne: boolean, typed: string) => `${total} ${isOne ? "result" : "results"} for “${typed}”`,
  best: (shown: string) => `The best ${shown} are shown. Add a word to narrow the search.`,
  someWords: "No page has all of these words. These have some of them.",
  inOther: "Results in Marathi",
  none: (typed: string) => `Nothing was found for “${typed}”`,
  tryThis: "Check the spelling, or try one word, such as “fees” or “admission”. You can search in English or Marathi.",
  call: "Or call the office:",
  tooLong: (most: string) => `That is too long to search for. Please type a few words, at most ${most} characters.`,
};

const mr: typeof en = {
  kinds: {
    page: "पान",
    notice: "सूचना",
    event: "कार्यक्रम",
    person: "शिक्षक",
    committee: "समिती",
    subject: "विषय",
    research: "संशोधन",
    document: "PDF",
  },
  topics: { fees: "शुल्क", dates: "प्रवेशाच्या तारखा", seats: "जागा", marks: "लागणारे गुण", phone: "फोन" },
  fees: (first, both) => `प्रथम वर्ष ${first}, दोन्ही वर्षे ${both}.`,
  seats: (seats) => `प्रथम वर्षात ${seats}.`,
  expected: "अपेक्षित",
  datesOver: "या तारखा होऊन गेल्या. पुढच्या तारखा कळताच इथे दिसतील.",
  titleOf: (typed) => `शोध: ${typed}`,
  found: (total, _isOne, typed) => `“${typed}”: ${total} ठिकाणी सापडले`,
  best: (shown) => `पहिली ${shown} ठिकाणे दाखवली आहेत. आणखी एक शब्द लिहिला, तर नेमके सापडेल.`,
  someWords: "हे सगळे शब्द एकाच पानावर सापडले नाहीत. यांपैकी काही शब्द असलेली पाने खाली आहेत.",
  inOther: "इंग्रजी पानांवर सापडलेले",
  none: (typed) => `“${typed}” साठी काही सापडले नाही`,
  tryThis: "शब्द बरोबर लिहिला आहे का ते पाहा किंवा “शुल्क”, “प्रवेश” असा एकच शब्द लिहा. मराठी किंवा इंग्रजी, दोन्हींत शोधता येते.",
  call: "किंवा कार्यालयात फोन करा:",
  tooLong: (most) => `एवढा मोठा मजकूर शोधता येत नाही. थोडेच शब्द लिहा, जास्तीत जास्त ${most} अक्षरे.`,
};

const searchWords: Record<Locale, typeof en> = { en, mr };

interface DirectAnswersProps {
  topics: Topic[];
  course: Localised<Course>;
  fees: FeesToday;
}

function DirectAnswers({ topics, ...records }: DirectAnswersProps) {
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

interface SearchResultsProps {
  typed: string;
  answer: SearchAnswer;
}

function SearchResults({ typed, answer: { found, total, hasAllWords, others } }: SearchResultsProps) {
  const { institute, locale } = useSite();
  const t = useWords(searchWords);
  const digits = (value: number) => formatDigits(value, locale);
  return (
    <>
      <Section title={total > 0 ? t.found(digits(total), total === 1, typed) : t.none(typed)}>
        {total === 0 && (
          <p>
            {t.tryThis} {t.call} <Phone /> {institute.hours.office && `(${institute.hours.office})`}
          </p>
        )}
        {!hasAllWords && <p className="quiet">{t.someWords}</p>}
        <ResultList found={found} />
        {total > found.length && <p className="quiet">{t.best(digits(found.length))}</p>}
      </Section>
      {others.map(({ locale, found }) => (
        <Section key={locale} title={t.inOther}>
          <ResultList found={found} lang={locale} />
        </Section>
      ))}
      {total === 0 && <MainPages />}
    </>
  );
}

function ResultList({ found, lang }: { found: SearchHit[]; lang?: Locale }) {
  const t = useWords(searchWords);
  return (
    <ol className="results">
      {found.map(({ kind, title, excerpt, address }) => (
        <li key={`${kind} ${address} ${title.map(({ text }) => text).join("")}`}>
          <a href={address} lang={lang}>
            <Pieces pieces={title} />
          </a>{" "}
          {kind !== "page" && <small>{t.kinds[kind]}</small>}
          {excerpt.length > 0 && (
            <p lang={lang}>
              <Pieces pieces={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { pieces: ExcerptPiece[] }) {
  let at = 0;
  return pieces.map(({ text, isMarked }) => {
    at += text.length;
    return isMarked ? <mark key={at}>{text}</mark> : <Numbers key={at}>{text}</Numbers>;
  });
}

export const handle = { query: ["q"] };

export const links = pageStyles(styles);

export const meta: Route.MetaFunction = (page) => {
  const { typed, answer } = page.loaderData as Route.ComponentProps["loaderData"];
  const own = answer ? { title: wordsAt(searchWords, page).titleOf(typed) } : undefined;
  return [...pageMeta(page, own), { name: "robots", content: "noindex" }];
};

export const headers = pageHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = here(request);
  const records = recordsFor({ request, context });
  const typed = query.get("q")?.trim() ?? "";
  if (!typed) return { typed, answer: undefined, topics: [], course: undefined, fees: undefined };
  const answer = typed.length > longestQuery ? undefined : await context.get(searchContext).find(typed, records);
  const topics = answer ? topicsOf(typed, instituteNames(records.all)) : [];
  // Not in the shared cache: unlimited queries would displace its pages.
  return data({ typed, answer, topics, course: course(records), fees: feesToday(records) }, privateCaching);
}

export default function SearchPage({ loaderData: { typed, answer, topics, course, fees } }: Route.ComponentProps) {
  const { locale } = useSite();
  const t = useWords(searchWords);
  return (
    <Page>
      <Search query={typed} />
      {course && <DirectAnswers topics={topics} course={course} fees={fees} />}
      {answer && <SearchResults typed={typed} answer={answer} />}
      {typed && !answer && (
        <p className="note" role="status">
          {t.tooLong(formatDigits(longestQuery, locale))}
        </p>
      )}
      {!answer && <MainPages />}
    </Page>
  );
}
