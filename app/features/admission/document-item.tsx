import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { AdmissionDocument } from "./schema.ts";
import { admissionWords } from "./words.ts";

interface Props {
  document: Localised<AdmissionDocument>;
  /** Says for whom it is; else "Can I apply?" shows it only to them. */
  saysForWhom?: boolean;
}

/** A document with a box to tick, the copies, where to get it and how long that takes. */
export function DocumentItem({ document, saysForWhom = false }: Props) {
  const { locale } = useSite();
  const t = useWords(admissionWords);
  const { for: forWhom, name, where, takes, original, copies } = document;
  return (
    <li data-if={saysForWhom ? undefined : forWhom?.join(" ")}>
      <strong>{name}</strong> <b>{t.copies(original, formatDigits(copies, locale), copies === 1)}</b>
      {saysForWhom && forWhom && (
        <em>
          {t.documents.onlyIf} {forWhom.map((each) => t.needed[each]).join(", ")}
        </em>
      )}
      <span>
        {where} · {takes}
      </span>
    </li>
  );
}
