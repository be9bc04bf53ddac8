import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";
import type { PageAddress } from "./words/page-names.ts";

interface Props {
  pages: readonly PageAddress[];
  className?: string;
  /** Labels for this list, where the pages' names do not fit. */
  names?: Partial<Record<PageAddress, string>>;
}

/** A list of links to those pages that have something to show. */
export function PageList({ pages, className, names = {} }: Props) {
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
