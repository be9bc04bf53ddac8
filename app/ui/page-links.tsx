import type { ComponentProps } from "react";
import { formatDigits } from "#app/lib/i18n/format.ts";
import type { PageAddress } from "#app/ui/words/page-names.ts";
import { Icon } from "./icon.tsx";
import { notFoundAddress, useSite } from "./site.tsx";

type Props = Omit<ComponentProps<"a">, "href"> & { to: PageAddress; suffix?: `#${string}` | `?${string}` | undefined };

export function PageLink({ to, suffix = "" as "#", children, ...rest }: Props) {
  const { address, link, t } = useSite();
  return (
    <a href={link(to + suffix)} aria-current={address === to && suffix.length === 0 ? "page" : undefined} {...rest}>
      {children ?? t.pages[to]}
    </a>
  );
}

interface PageListProps {
  pages: readonly PageAddress[];
  className?: string;
  names?: Partial<Record<PageAddress, string>>;
}

export function PageList({ pages, className, names = {} }: PageListProps) {
  const site = useSite();
  const listed = pages.filter((page) => site.pages.lists(page));
  if (listed.length === 0) return null;
  return (
    <ul className={className}>
      {listed.map((page) => (
        <li key={page}>
          <PageLink to={page}>{names[page]}</PageLink>
        </li>
      ))}
    </ul>
  );
}

export function PageTabs({ label, tabs }: { label: string; tabs: Partial<Record<PageAddress, string>> }) {
  return (
    <nav className="tabs" aria-label={label}>
      <PageList pages={Object.keys(tabs) as PageAddress[]} names={tabs} />
    </nav>
  );
}

interface PageNumbersProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  /** The list's filters by query parameter; an empty value means no filter. */
  query?: Record<string, string | undefined>;
  words: { pages: string; page: (page: string, of: string) => string; previous: string; next: string };
}

/** The styles are in styles/pages.css. */
export function PageNumbers({ page, pages, query = {}, words }: PageNumbersProps) {
  const { address, link, locale } = useSite();
  if (pages === 1) return null;
  const limits = Object.entries(query).filter((each): each is [string, string] => Boolean(each[1]));
  // An office page is not among the site's addresses.
  const here = address === notFoundAddress ? "" : link(address);
  const at = (other: number) => `${here}?${new URLSearchParams([["page", `${other}`], ...limits])}`;
  return (
    <nav aria-label={words.pages} className="pages">
      {page > 1 && (
        <a className="button quiet-button" href={at(page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      <span>{words.page(formatDigits(page, locale), formatDigits(pages, locale))}</span>
      {page < pages && (
        <a className="button quiet-button" href={at(page + 1)} rel="next">
          {words.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
