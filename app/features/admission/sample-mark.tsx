import { useSite, useWords } from "#app/design/site.tsx";
import { admissionWords } from "./words.ts";

export function SampleMark() {
  const { institute } = useSite();
  const t = useWords(admissionWords);
  return institute.isSample && t.sample;
}
