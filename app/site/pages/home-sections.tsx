import { totalOfYear } from "#app/cms/content/fee-orders.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { formatDay, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { shownPdf } from "#app/register/disclosure/state-text.ts";
import type { ShownAffiliation } from "#app/site/affiliations/affiliation.ts";
import { DocumentTable } from "#app/site/affiliations/approval-documents.tsx";
import { Calendar } from "#app/site/course/calendar.tsx";
import type { Course } from "#app/site/course/course.ts";
import { courseWords } from "#app/site/course/course-words.ts";
import type { FeesToday, ShownOrder } from "#app/site/fees/fee-order.ts";
import { feesTitle } from "#app/site/fees/fee-words.ts";
import type { QuickLink } from "#app/site/notices/notice-kind.ts";
import { noticeWords } from "#app/site/notices/notice-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Numbers, RecordTitle } from "#app/ui/inline.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { Gallery, Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { homeWords } from "./home-words.ts";

/** Only stated figures. Show `course.minimumNote` near them: it says who decides the minimum marks. */
function Figures({ course, order }: { course: Localised<Course>; order: ShownOrder | undefined }) {
  const { locale } = useSite();
  const t = useWords(courseWords);
  const figures: [value: string | undefined, label: string][] = [
    [formatDigits(course.years, locale), t.figures.years],
    [course.intake === undefined ? undefined : formatDigits(course.intake, locale), t.figures.seats],
    [
      course.minimumPercent === undefined ? undefined : `${formatDigits(course.minimumPercent, locale)}%`,
      t.figures.marks,
    ],
    [
      order && formatRupees(totalOfYear(order, "firstYear"), locale),
      `${t.figures.fee} ${order ? formatDigits(order.year, locale) : ""}`,
    ],
  ];
  // A single figure would look like a mistake.
  const stated = figures.filter(([value]) => value);
  if (stated.length < 2) return null;
  return (
    <ul className="figures" aria-label={t.figures.label}>
      {stated.map(([value, label]) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

export function HomeHero({ course, fees }: { course: Localised<Course>; fees: FeesToday }) {
  const { institute, locale, look, t } = useSite();
  const words = useWords(homeWords);
  const tel = telLink(institute.contact.phone);
  const promise = [institute.promise, !course.entranceExam && `${course.entrance}.`].filter(Boolean).join(" ");
  return (
    <div className="hero">
      <h1>
        <RecordTitle>{institute.welcome}</RecordTitle>
      </h1>
      {promise && (
        <p className="lead">
          <RecordTitle>{promise}</RecordTitle>
        </p>
      )}
      <p className="actions">
        <a className="button" href="#enquiry">
          {t.contact.ask}
        </a>
        {tel && (
          <a className="button quiet-button" href={tel}>
            <Icon name="phone" />
            {t.contact.callNow}
          </a>
        )}
      </p>
      <Picture
        name={look.pictures.home}
        alt=""
        sizes="(min-width: 72rem) 590px, (min-width: 48rem) 47vw, 92vw"
        isFirst
      />
      <Figures course={course} order={fees.current} />
      <p className="more">
        <PageLink to="/admission">
          {words.admission}
          <Icon name="arrow" isAfter />
        </PageLink>
      </p>
      <p className="quiet">
        {course.minimumNote} {fees.current && fees.notFixedFor && `${feesTitle(fees, locale)}.`}
      </p>
    </div>
  );
}

interface Announcement {
  id: string;
  on: string;
  text: string;
  /** If it is not the page's language. */
  lang: Locale | undefined;
  address: string;
}

export function HomeNotices({ notices }: { notices: Announcement[] }) {
  const { link, locale, pages } = useSite();
  const words = useWords(homeWords);
  const ofNotices = useWords(noticeWords);
  return (
    <Section title={words.notices} className="notices">
      {notices.length === 0 && <p>{ofNotices.noneEver}</p>}
      {notices.length > 0 && (
        <ol>
          {notices.map((notice) => (
            <li key={notice.id}>
              <time dateTime={notice.on}>{formatDay(notice.on, locale)}</time>
              <a href={link(notice.address)} lang={notice.lang}>
                <Numbers>{notice.text}</Numbers>
              </a>
            </li>
          ))}
        </ol>
      )}
      {pages.lists("/notices") && (
        <p>
          <PageLink to="/notices">
            {ofNotices.all}
            <Icon name="arrow" isAfter />
          </PageLink>
        </p>
      )}
    </Section>
  );
}

export function QuickLinks({ links }: { links: Localised<QuickLink>[] }) {
  const { link } = useSite();
  const words = useWords(homeWords);
  if (links.length === 0) return null;
  return (
    <Section title={words.quickLinks}>
      <ul className="tiles">
        {links.map(({ id, title, description, url, icon }) => (
          <li key={id}>
            <a href={url.startsWith("/") ? link(url) : url}>
              <Icon name={icon} />
              <strong>
                <RecordTitle>{title}</RecordTitle>
              </strong>
              <span>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function DateStrip({ course: { dates, datesNote } }: { course: Localised<Course> }) {
  const words = useWords(homeWords);
  if (dates.length === 0) return null;
  return (
    <Section title={words.dates} className="band dates-band">
      <Calendar entries={dates} />
      {datesNote && <p className="quiet">{datesNote}</p>}
    </Section>
  );
}

export function AffiliationStrip({ affiliations }: { affiliations: ShownAffiliation[] }) {
  const { locale } = useSite();
  const words = useWords(homeWords);
  if (affiliations.length === 0) return null;
  const hasDocuments = affiliations.some(({ row }) => row?.paper && shownPdf(row.paper, locale));
  return (
    <Section title={words.approvals} id="approvals" className="band">
      {hasDocuments && <p>{words.approvalsText}</p>}
      <DocumentTable affiliations={affiliations} />
    </Section>
  );
}

interface Facilities {
  items: { picture: string; first: string | undefined; alt: string; title: string }[];
  total: number;
}

export function FacilityStrip({ facilities: { items, total } }: { facilities: Facilities }) {
  const { locale } = useSite();
  const words = useWords(homeWords);
  if (total === 0) return null;
  return (
    <Section title={words.facilities} className="wrap facility-strip">
      <Gallery layout="strip" pictures={items.map(({ title, ...picture }) => ({ ...picture, caption: title }))} />
      <p>
        <PageLink to="/about-us/infrastructure">
          {words.allFacilities(formatDigits(total, locale))}
          <Icon name="arrow" isAfter />
        </PageLink>
      </p>
    </Section>
  );
}
