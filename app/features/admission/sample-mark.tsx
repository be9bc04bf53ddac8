import { useSite, useWords } from "#app/design/site.tsx";
import { admissionWords } from "./words.ts";

/** Says that figures are samples, as long as the institute is one. */
export function SampleMark() {
  const { institute } = useSite();
  const t = useWords(admissionWords);
  return institute.isSample && t.sample;
}
