import { PhoneFold } from "#app/design/phone-fold.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { DocumentItem } from "../document-item.tsx";
import type { AdmissionDocument } from "../schema.ts";
import { starts } from "../schema.ts";
import { admissionWords } from "../words.ts";
import { planWords } from "./plan-words.ts";

/** The ticks are kept on the device by keep-ticks.ts. On a phone, all groups but the first are folded. */
export function PlanDocuments({ documents }: { documents: Localised<AdmissionDocument>[] }) {
  const { locale } = useSite();
  const t = useWords(planWords);
  const { starts: titles } = useWords(admissionWords).documents;
  const groups = starts
    .map((start) => ({ start, shown: documents.filter((document) => document.start === start) }))
    .filter(({ shown }) => shown.length > 0);
  return groups.map(({ start, shown }, index) => {
    const [title] = titles[start];
    return (
      <PhoneFold key={start} title={`${title} (${formatDigits(shown.length, locale)})`} isOpen={index === 0}>
        <h3>{title}</h3>
        <ul className="boxes">
          {shown.map((document) => (
            <DocumentItem key={document.id} document={document} isFull>
              <span className="plan-boxes">
                {(["have", "receipt"] as const).map((state) => (
                  <label key={state}>
                    <input type="checkbox" data-tick={`${document.id}.${state}`} /> {t[state]}
                  </label>
                ))}
              </span>
            </DocumentItem>
          ))}
        </ul>
      </PhoneFold>
    );
  });
}
