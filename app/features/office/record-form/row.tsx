import type { ReactNode } from "react";
import { Picture } from "#app/design/picture.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatNumber, formatRupees } from "#app/platform/i18n/format.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { type DraftValue, isEmpty, valueAt } from "#app/platform/records/draft.ts";
import { rowLabel } from "#app/platform/records/labels.ts";
import type { ListField, RecordField } from "#app/platform/records/record-field.ts";
import { fieldId, useRecordForm } from "./form-context.ts";
import { isIncomplete } from "./row-fields.ts";
import { recordFormWords } from "./words.ts";

function titleOf(item: RecordField, value: DraftValue | undefined, locale: Locale): string | undefined {
  if (item.type === "group") {
    for (const field of item.fields) {
      const title = titleOf(field, valueAt(value, field.name), locale);
      if (title) return title;
    }
  }
  if (item.type === "pair")
    return [locale, otherLocale(locale)].map((each) => valueAt(value, each)).find(Boolean) as string;
  return ["text", "phone", "day"].includes(item.type) && value !== undefined ? String(value) : undefined;
}

/** As it was typed, if it was not understood. */
function figureOf(item: RecordField, value: DraftValue | undefined, locale: Locale): string | undefined {
  if (item.type !== "number" || value === undefined) return undefined;
  return typeof value === "number" ? (item.isRupees ? formatRupees : formatNumber)(value, locale) : String(value);
}

const pictureIn = (fields: RecordField[], value: DraftValue | undefined) =>
  fields.flatMap(({ type, name }) => (type === "picture" && (valueAt(value, name) as string)) || [])[0];

interface Props {
  list: ListField;
  path: string;
  at: number;
  /** In a tree, from 1. */
  level?: number;
  children: ReactNode;
}

export function Row({ list, path, at, level, children }: Props) {
  const { kind, data, problems = [], states = {}, at: openPath } = useRecordForm();
  const { locale } = useSite();
  const { rows: words } = useWords(recordFormWords);
  const value = valueAt(data, path);
  const title = titleOf(list.item, value, locale) || figureOf(list.item, value, locale);
  const picture = list.item.type === "group" && pictureIn(list.item.fields, value);
  const within = (other: string) => other === path || other.startsWith(`${path}.`);
  const isOpen =
    isEmpty(value) ||
    isIncomplete(kind, path, data) ||
    (openPath !== undefined && within(openPath)) ||
    problems.some((problem) => within(problem.path)) ||
    Object.entries(states).some(([each, { state }]) => state === "changed" && within(each));
  return (
    <li id={fieldId(path)} className={level ? `level-${Math.min(level, 6)}` : undefined}>
      <details open={isOpen}>
        <summary>
          {picture && <Picture name={picture} alt="" sizes="3.5rem" />}
          <span>
            {level === undefined && (
              <span className={title ? "sr-only" : "quiet"}>{rowLabel(kind, list, at, locale)} </span>
            )}
            <span className="row-title">{title || (isEmpty(value) ? words.empty : "")}</span>
          </span>
        </summary>
        {children}
      </details>
    </li>
  );
}
