import { Gallery } from "#app/design/gallery.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Numbers } from "#app/design/numbers.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { ShownAffiliation } from "#app/features/affiliations/index.ts";
import { DocumentTable } from "#app/features/affiliations/index.view.ts";
import { Calendar } from "#app/features/course/index.view.ts";
import type { Course } from "#app/features/course/schema.ts";
import { shownPdf } from "#app/features/disclosure/index.ts";
import type { QuickLink } from "#app/features/notices/schema.ts";
import { noticeWords } from "#app/features/notices/words.ts";
import { homeWords } from "#app/features/pages/words.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

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
