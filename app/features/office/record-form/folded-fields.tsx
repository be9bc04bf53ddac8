import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import { labelOf } from "#app/platform/records/labels.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

/** The most fields that are all named on a fold; of more, the first ones are. */
const mostNamed = 5;

/** Folds optional fields that are empty, so that short records need no scrolling. */
export function FoldedFields({ fields, children }: { fields: RecordField[]; children: ReactNode }) {
  const { kind } = useRecordForm();
  const { locale } = useSite();
  const words = useWords(recordFormWords);
  const names = fields.map((field) => labelOf(kind, field, locale));
  const isLong = names.length > mostNamed;
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return (
    <details className="folded">
      <summary>{words.more(isLong ? `${names.slice(0, 3).join(", ")}…` : list.format(names))}</summary>
      {children}
    </details>
  );
}
