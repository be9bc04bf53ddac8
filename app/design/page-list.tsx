import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";
import type { PageAddress } from "./words/page-names.ts";

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
