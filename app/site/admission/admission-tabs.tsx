import { PageTabs } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { admissionWords } from "./admission-words.ts";

export function AdmissionTabs() {
  const { pages, tabs } = useWords(admissionWords);
  return <PageTabs label={pages} tabs={tabs} />;
}

export function SampleMark() {
  const { institute } = useSite();
  const t = useWords(admissionWords);
  return institute.isSample && t.sample;
}
