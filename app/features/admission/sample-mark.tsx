import { useSite, useWords } from "#app/design/site.tsx";
import { admissionWords } from "./words.ts";

/** Marks figures as samples, if the institute is the sample institute. */
export function SampleMark() {
  const { institute } = useSite();
  const t = useWords(admissionWords);
  return institute.isSample && t.sample;
}
