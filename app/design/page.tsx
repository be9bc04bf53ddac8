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
