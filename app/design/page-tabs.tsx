import { PageList } from "./page-list.tsx";
import type { PageAddress } from "./words/page-names.ts";

export function PageTabs({ label, tabs }: { label: string; tabs: Partial<Record<PageAddress, string>> }) {
  return (
    <nav className="tabs" aria-label={label}>
      <PageList pages={Object.keys(tabs) as PageAddress[]} names={tabs} />
    </nav>
  );
}
