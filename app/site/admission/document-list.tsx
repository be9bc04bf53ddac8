import type { ReactNode } from "react";
import type { Localised } from "#app/cms/content/text.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { planWords } from "#app/site/admission/plan/plan.ts";
import { PhoneFold } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { type AdmissionDocument, starts } from "./admission-kinds.ts";
import { admissionWords } from "./admission-words.ts";

interface Props {
  document: Localised<AdmissionDocument>;
  isFull?: boolean;
  children?: ReactNode;
}

export function DocumentItem({ document, isFull = false, children }: Props) {
  const { locale } = useSite();
  const t = useWords(admissionWords);
  const { for: forWhom, name, where, takes, original, copies } = document;
  return (
    <li data-if={forWhom?.join(" ")}>
      {isFull ? <strong>{name}</strong> : name} <b>{t.copies(original, formatDigits(copies, locale), copies === 1)}</b>{" "}
      {isFull && forWhom && (
        <em>
          {t.documents.onlyIf} {forWhom.map((each) => t.needed[each]).join(", ")}
        </em>
      )}
      {isFull && (
        <span>
          {where}. {withUnbrokenDates(takes)}.
        </span>
      )}
      {children}
    </li>
  );
}

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
              {/* biome-ignore lint/a11y/useSemanticElements: the name stands above, so a legend would repeat it */}
              <span className="plan-boxes" role="group" aria-label={document.name}>
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
