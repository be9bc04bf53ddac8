import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";
import type { AdmissionDocument } from "./schema.ts";
import { admissionWords } from "./words.ts";

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
