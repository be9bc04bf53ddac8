import { breadcrumbList } from "./breadcrumb-list.ts";
import { firstPageOf, menuGroupOf, sectionOf } from "./header/menu.ts";
import { JsonLd } from "./json-ld.tsx";
import { PageLink } from "./page-link.tsx";
import { notFoundAddress, useSite } from "./site.tsx";
import type { PageAddress } from "./words/page-names.ts";

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
