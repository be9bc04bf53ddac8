import { PageTabs } from "#app/design/page-tabs.tsx";
import { useWords } from "#app/design/site.tsx";
import { studentLifeWords } from "./words.ts";

export function StudentLinks() {
  const { pages, tabs } = useWords(studentLifeWords);
  return <PageTabs label={pages} tabs={tabs} />;
}
