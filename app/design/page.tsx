import type { ReactNode } from "react";
import type { PageText } from "#app/platform/content/page-texts.ts";
import { telAddress } from "#app/platform/i18n/format.ts";
import { groupOf, pagesOf } from "./header/menu.ts";
import { Icon } from "./icon.tsx";
import { JsonLd } from "./json-ld.tsx";
import { PageLink } from "./page-link.tsx";
import { Picture } from "./picture.tsx";
import { Prose } from "./prose.tsx";
import { noPage, useSite } from "./site.tsx";

interface Props {
  text: PageText;
  children?: ReactNode;
  /** Stands before the page's words, or beside them where the screen is wide. */
  aside?: ReactNode;
  /** Follows the page's words beside the aside. */
  opening?: ReactNode;
}

/** An inner page: where it stands, its name, its words, what follows them, and how to ask. */
export function Page({ text, children, aside, opening }: Props) {
  const { address } = useSite();
  // A page of words alone has room at its side for the other pages of its section.
  const isWordsAlone = children === undefined && aside === undefined && groupOf(address) !== undefined;
  return (
    <main id="content" className="wrap page">
      <PageHead text={text} />
      <div className={isWordsAlone || aside ? "with-aside" : undefined}>
        {aside}
        <div>
          <Prose words={text.Words} />
          {opening}
        </div>
        {isWordsAlone && <SectionLinks />}
      </div>
      {children}
      {!isWordsAlone && <SectionLinks />}
      <Ask />
      {address !== noPage && <BreadcrumbFacts title={text.title} />}
    </main>
  );
}

function PageHead({ text }: { text: PageText }) {
  return (
    <div className="page-head">
      <div>
        <Breadcrumb title={text.title} />
        <h1>{text.title}</h1>
        {text.lead && <p className="lead">{text.lead}</p>}
      </div>
      {text.picture && <Picture name={text.picture} alt="" sizes="240px" isFirst />}
    </div>
  );
}

function Breadcrumb({ title }: { title: string }) {
  const { address, t } = useSite();
  const group = groupOf(address);
  return (
    <nav aria-label={t.menu.breadcrumb} className="breadcrumb">
      <ol>
        <li>
          <PageLink to="/" />
        </li>
        {group && t.menu[group.name] !== title && <li>{t.menu[group.name]}</li>}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

/** The way to the page, for search engines. */
function BreadcrumbFacts({ title }: { title: string }) {
  const { address, link, siteUrl, t } = useSite();
  const way = [
    { name: t.pages["/"], address: "/" },
    { name: title, address },
  ];
  const items = way.map(({ name, address }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + encodeURI(link(address)),
  }));
  return <JsonLd graph={[{ "@type": "BreadcrumbList", itemListElement: items }]} />;
}

/** Links to the other pages of the group the page stands in. */
function SectionLinks() {
  const { address, t } = useSite();
  const group = groupOf(address);
  const others = group ? pagesOf(group).filter((page) => page !== address) : [];
  if (others.length === 0) return null;
  return (
    <nav aria-label={t.menu.inThisSection} className="section-links">
      <h2>{t.menu.inThisSection}</h2>
      <ul>
        {others.map((page) => (
          <li key={page}>
            <PageLink to={page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The strip at a page's end for anyone who has a question left. */
function Ask() {
  const { institute, t } = useSite();
  return (
    <section className="ask">
      <div>
        <h2>{t.contact.askTitle}</h2>
        <p>{t.contact.askText}</p>
      </div>
      <p className="actions">
        <a className="button" href={telAddress(institute.contact.phone)}>
          <Icon name="phone" />
          {t.contact.callNow}
        </a>
        <PageLink className="button quiet-button" to="/" suffix="#enquiry">
          {t.contact.ask}
        </PageLink>
      </p>
    </section>
  );
}
