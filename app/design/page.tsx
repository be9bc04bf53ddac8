import type { ReactNode } from "react";
import { isDrawing } from "#app/platform/content/made.ts";
import type { PageText } from "#app/platform/content/page-record.ts";
import { Ask } from "./ask.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { menuGroupOf, pagesOfGroup } from "./header/menu.ts";
import { PageList } from "./page-list.tsx";
import { Picture } from "./picture.tsx";
import { Prose } from "./prose.tsx";
import { useSite } from "./site.tsx";
import { YearRuler } from "./year-ruler.tsx";

interface Props {
  /** The address of its text, if another than its own. */
  of?: string;
  children?: ReactNode;
  /** Content in place of the text's blocks. */
  words?: ReactNode;
  /** Content before the page's text, or next to it on a wide screen. */
  aside?: ReactNode;
  /** Content after the page's text, next to the aside. */
  opening?: ReactNode;
  /** Links below the lead to parts of a long page: names by id. */
  jumps?: Record<string, string> | undefined;
  /** True for a page that itself lists the pages of its section. */
  listsSection?: boolean;
}

/** An inner page: breadcrumb, heading, text, further content, and how to ask. */
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

/** A page of which the institute has nothing to show yet: a sentence that says so. */
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

/** Heading and lead, with the page's photograph. A drawing would only be an ornament here, and is left out. */
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

/** Links to the other pages in the page's group. */
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
