import { useSite } from "#app/design/site.tsx";
import { valueText } from "#app/features/office/records/value-text.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { isEmpty, valueAt } from "#app/platform/records/draft.ts";
import { labelOf } from "#app/platform/records/labels.ts";
import { fillsItself } from "#app/platform/records/picture-texts.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { FieldsView } from "./fields-view.tsx";
import { type RecordFormState, useRecordForm } from "./form-context.ts";
import { optionsFor } from "./options-for.ts";
import { fieldsNamed, mayBeEmpty, fieldsAt } from "./row-fields.ts";

const isWithin = ({ name }: RecordField, path: string) => path === name || path.startsWith(`${name}.`);

/** A problem is in the field, or somebody comes back to it. */
export const isPointedAt = (field: RecordField, { problems = [], at }: RecordFormState): boolean =>
  (at !== undefined && isWithin(field, at)) || problems.some(({ path }) => isWithin(field, path));

/** Pointed at, or not yet filled in, in both languages. */
function needsAttention(field: RecordField, form: RecordFormState): boolean {
  const { kind, data, states = {} } = form;
  const isFilled = mayBeEmpty(field) || fillsItself(kind, field.name);
  const isOpen = (state: string) => state === "changed" || (state === "missing" && !fillsItself(kind, field.name));
  return (
    isPointedAt(field, form) ||
    (!isFilled && isEmpty(valueAt(data, field.name))) ||
    Object.entries(states).some(([path, { state }]) => isOpen(state) && isWithin(field, path))
  );
}

function useFilledText() {
  const { kind, data, options } = useRecordForm();
  const { locale } = useSite();
  return (field: RecordField): string | undefined => {
    const value = valueAt(data, field.name);
    if (isEmpty(value)) return undefined;
    const label = labelOf(kind, field, locale);
    if (field.type === "list" && field.item.type === "group" && Array.isArray(value))
      return `${label}: ${formatNumber(value.length, locale)}`;
    if (field.type === "yesNo") return label;
    const option = optionsFor(field, options).find((each) => each.value === value);
    return option?.label ?? (valueText(kind, field, value, locale).replaceAll("\n", ", ") || label);
  };
}

export function FormFolds({ fields }: { fields: RecordField[] }) {
  const form = useRecordForm();
  const { kind } = form;
  const { locale } = useSite();
  const filledText = useFilledText();
  return (
    <div className="form-folds">
      {Object.entries(kind.layout?.folds ?? {}).map(([name, names]) => {
        const inside = fieldsNamed(fields, names);
        const filled = inside.flatMap((field) => filledText(field) ?? []);
        const title = kind.words[locale].folds?.[name];
        const text = (filled.length > 0 ? filled : inside.map((field) => labelOf(kind, field, locale))).join(" · ");
        return (
          <details key={name} open={inside.some((field) => needsAttention(field, form))}>
            <summary>
              <span>
                <b>{title}</b>
                {text !== title && <span className={filled.length > 0 ? "fold-filled" : "quiet"}>{text}</span>}
              </span>
            </summary>
            <FieldsView fields={fieldsAt("", inside)} />
          </details>
        );
      })}
    </div>
  );
}
