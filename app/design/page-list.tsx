import { isLeftOut } from "#app/platform/content/left-out.ts";
import { PageLink } from "./page-link.tsx";
import type { PageAddress } from "./words/page-names.ts";

interface Props {
  pages: readonly PageAddress[];
  className?: string;
  /** Labels for this list, where the pages' names do not fit. */
  names?: Partial<Record<PageAddress, string>>;
}

/** A list of links to those pages that this institute has. */
export function PageList({ pages, className, names = {} }: Props) {
  return (
    <ul className={className}>
      {pages
        .filter((page) => !isLeftOut(page))
        .map((page) => (
          <li key={page}>
            <PageLink to={page}>{names[page]}</PageLink>
          </li>
        ))}
    </ul>
  );
}
