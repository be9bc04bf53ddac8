import { isLeftOut } from "#app/platform/content/left-out.ts";
import { PageLink } from "./page-link.tsx";
import type { PageAddress } from "./words/page-names.ts";

interface Props {
  pages: readonly PageAddress[];
  className?: string;
  /** Names for this place, where the pages' own do not fit. */
  names?: Partial<Record<PageAddress, string>>;
}

/** Links to pages, in a list: those that this institute has. */
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
