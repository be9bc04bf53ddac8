import type { ComponentProps } from "react";
import { useSite } from "./site.tsx";
import type { PageAddress } from "./words/page-names.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: PageAddress; suffix?: `#${string}` | `?${string}` | undefined };

export function PageLink({ to, suffix = "" as "#", children, ...rest }: Props) {
  const { address, link, t } = useSite();
  return (
    <a href={link(to + suffix)} aria-current={address === to && suffix.length === 0 ? "page" : undefined} {...rest}>
      {children ?? t.pages[to]}
    </a>
  );
}
