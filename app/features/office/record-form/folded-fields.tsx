import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import { labelOf } from "#app/platform/records/labels.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

/** Folds optional fields that are empty, so that short records need no scrolling. */
export function FoldedFields({ fields, children }: { fields: RecordField[]; children: ReactNode }) {
  const { kind } = useRecordForm();
  const { locale } = useSite();
  const words = useWords(recordFormWords);
  const names = fields.map((field) => labelOf(kind, field, locale));
  return (
    <details className="folded">
      <summary>{words.more(new Intl.ListFormat(locale, { type: "conjunction" }).format(names))}</summary>
      {children}
    </details>
  );
}
