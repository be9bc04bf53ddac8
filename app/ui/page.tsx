import type { ReactNode } from "react";
import { isDrawing } from "#app/cms/content/media.ts";
import type { PageText } from "#app/cms/content/page-record.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import type { PageAddress } from "#app/ui/words/page-names.ts";
import { breadcrumbList, JsonLd } from "./head.tsx";
import { Icon } from "./icon.tsx";
import { firstPageOf, menuGroupOf, pagesOfGroup, sectionOf } from "./menu.tsx";
import { PageLink, PageList } from "./page-links.tsx";
import { Picture } from "./picture.tsx";
import { Prose } from "./prose.tsx";
import { notFoundAddress, useSite } from "./site.tsx";

/** Pages that offer an enquiry; on others a call is enough, where there is a number. */
const enquiryPages = ["/parents", "/about-us/vision-mission", "/about-us/infrastructure"];

function Ask() {
  const { address, institute, t } = useSite();
  const question = t.ask[address];
  if (question === undefined) return null;
  const tel = telLink(institute.contact.phone);
  return (
    <section className="ask">
      <div>
        <h2>{question.title}</h2>
        <p>{question.text}</p>
      </div>
      <p className="actions">
        {tel && (
          <a className="button" href={tel}>
            <Icon name="phone" />
            {t.contact.callNow}
          </a>
        )}
        {(enquiryPages.includes(address) || !tel) && (
          <PageLink className="button quiet-button" to="/" suffix="#enquiry">
            {t.contact.ask}
          </PageLink>
        )}
      </p>
    </section>
  );
}

/** Structured data only with a page between this and the home page: otherwise it adds nothing to the address. */
export function Breadcrumb({ title }: { title: string }) {
  const { address, pages, t } = useSite();
  const section = sectionOf(address);
  const first = firstPageOf(section, pages);
  const parent = parentOf(address, t.pages);
  const name = t.pages[address as PageAddress] ?? title;
  return (
    <nav aria-label={t.menu.breadcrumb} className="breadcrumb">
      <ol>
        <li>
          <PageLink to="/" />
        </li>
        {parent && (
          <li>
            <PageLink to={parent} />
          </li>
        )}
        {section && t.menu[section] !== name && (
          <li>{first && first !== address ? <PageLink to={first}>{t.menu[section]}</PageLink> : t.menu[section]}</li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
      {parent && address !== notFoundAddress && <BreadcrumbFacts parent={parent} title={title} />}
    </nav>
  );
}

/** `/admission` for `/admission/fees`, `/notices` for `/notices/holiday`; for pages in no menu group. */
function parentOf(address: string, pages: Record<string, string>): PageAddress | undefined {
  const above = address.slice(0, address.lastIndexOf("/"));
  return above in pages && !menuGroupOf(address) ? (above as PageAddress) : undefined;
}

function BreadcrumbFacts({ parent, title }: { parent: PageAddress; title: string }) {
  const { address, link, siteUrl, t } = useSite();
  const above = (["/", parent] as const).map((each) => ({ name: t.pages[each], path: link(each) }));
  const way = [...above, { name: title, path: link(address) }];
  return <JsonLd graph={[breadcrumbList(way, siteUrl) as object]} />;
}

const calendarPages: string[] = ["/admission", "/events"];

const toolPages: string[] = [
  notFoundAddress,
  ...["/search", "/sitemap", "/my-enquiry", "/call-me", "/feedback", "/faculty-login", "/faculty/dashboard"],
  ...["/privacy-policy", "/terms-of-service", "/inspection", "/disclosure"],
];

export function YearRuler() {
  const { address, admissionYear } = useSite();
  if ([...calendarPages, ...toolPages].includes(address)) return null;
  const year = admissionYear();
  if (year === undefined) return null;
  const { line, short, days, ticks, ends, today, next } = year;
  return (
    <PageLink to="/admission" suffix="#dates" className="year" title={line}>
      {short}
      <span aria-hidden="true">
        <svg aria-hidden="true">
          <line x2="100%" pathLength={days} strokeDasharray={ticks} />
          <line x2={`${today}%`} />
          {next !== undefined && <rect x={`${next}%`} />}
        </svg>
        {ends.map((month) => (
          <small key={month}>{month}</small>
        ))}
      </span>
    </PageLink>
  );
}

interface Props {
  /** The address of the text, if it is not the address of the page. */
  of?: string;
  children?: ReactNode;
  /** Replaces the blocks of the text. */
  words?: ReactNode;
  /** Before the page's text, or next to it on a wide screen. */
  aside?: ReactNode;
  opening?: ReactNode;
  jumps?: Record<string, string> | undefined;
  listsSection?: boolean;
}

export function Page({ of, children, words, aside, opening, jumps, listsSection = false }: Props) {
  const { address, pages } = useSite();
  const text = pages.text(of ?? address);
  if (!pages.lists(of ?? address)) return <EmptyPage text={text} />;
  // A page with only text has room at its side for links to its section.
  const isWordsAlone = children === undefined && aside === undefined && menuGroupOf(address) !== undefined;
  return (
    <main id="content" className="wrap page">
      <Breadcrumb title={text.title} />
      <PageHead text={text} jumps={jumps} hasPicture={aside === undefined} />
      <div className={isWordsAlone || aside ? "with-aside" : undefined}>
        {aside}
        <div>
          {words ? <div className="prose">{words}</div> : <Prose blocks={text.blocks} />}
          {opening}
        </div>
        {isWordsAlone && <SectionLinks />}
      </div>
      {children}
      {!isWordsAlone && !listsSection && <SectionLinks />}
      <Ask />
    </main>
  );
}

function EmptyPage({ text }: { text: PageText }) {
  const { t } = useSite();
  return (
    <main id="content" className="wrap page">
      <Breadcrumb title={text.title} />
      <div className="page-head">
        <h1>{text.title}</h1>
      </div>
      <p className="note">{t.notStated.page}</p>
      {text.blocks && <Prose blocks={text.blocks} />}
      <SectionLinks />
      <Ask />
    </main>
  );
}

/** Shows the page's photograph. A drawing would only be an ornament here, and is left out. */
function PageHead({ text, jumps, hasPicture }: Pick<Props, "jumps"> & { text: PageText; hasPicture: boolean }) {
  return (
    <div className="page-head">
      <div>
        <h1>{text.title}</h1>
        {text.lead && <p className="lead">{text.lead}</p>}
        {jumps && <Jumps to={jumps} />}
        <YearRuler />
      </div>
      {hasPicture && text.picture && !isDrawing(text.picture) && (
        <Picture name={text.picture} alt={text.alt ?? ""} sizes="240px" isFirst />
      )}
    </div>
  );
}

function Jumps({ to }: { to: Record<string, string> }) {
  const { t } = useSite();
  return (
    <nav aria-label={t.menu.onThisPage}>
      <ul className="link-grid">
        {Object.entries(to).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLinks() {
  const { address, pages, t } = useSite();
  const group = menuGroupOf(address);
  const others = group ? pagesOfGroup(group).filter((page) => page !== address && pages.lists(page)) : [];
  if (others.length === 0) return null;
  return (
    <nav aria-label={t.menu.inThisSection} className="section-links other-pages">
      <h2>{t.menu.inThisSection}</h2>
      <PageList pages={others} names={t.inSection} />
    </nav>
  );
}
