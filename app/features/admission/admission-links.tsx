import { PageTabs } from "#app/design/page-tabs.tsx";
import { useWords } from "#app/design/site.tsx";
import { admissionWords } from "./words.ts";

export function AdmissionTabs() {
  const { pages, tabs } = useWords(admissionWords);
  return <PageTabs label={pages} tabs={tabs} />;
}
