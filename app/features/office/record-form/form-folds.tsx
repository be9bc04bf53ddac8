import { useSite } from "#app/design/site.tsx";
import { valueText } from "#app/features/office/records/value-text.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { isEmpty, valueAt } from "#app/platform/records/draft.ts";
import { labelOf } from "#app/platform/records/labels.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { FieldsView } from "./fields-view.tsx";
import { type RecordFormState, useRecordForm } from "./form-context.ts";
import { optionsFor } from "./options-for.ts";

const mayBeEmpty = (field: RecordField) => field.isOptional || (field.type === "list" && field.min === 0);

/** Whether somebody has to see a field: it is needed and empty, something is wrong in it, or somebody comes back to it. */
function isAsked(field: RecordField, { data, problems = [], states = {}, at }: RecordFormState): boolean {
  const within = (path: string) => path === field.name || path.startsWith(`${field.name}.`);
  return (
    (!mayBeEmpty(field) && isEmpty(valueAt(data, field.name))) ||
    problems.some(({ path }) => within(path)) ||
    (at !== undefined && within(at)) ||
    Object.entries(states).some(([path, { state }]) => state !== "both" && within(path))
  );
}

/** What is filled in, in a few words; undefined for an empty field. */
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

/** The folds of a form: each says what is filled in, or what can be. */
export function FormFolds({ fields }: { fields: RecordField[] }) {
  const form = useRecordForm();
  const { kind } = form;
  const { locale } = useSite();
  const filledText = useFilledText();
  return (
    <div className="form-folds">
      {Object.entries(kind.layout?.folds ?? {}).map(([name, names]) => {
        const inside = names.flatMap((each) => fields.find((field) => field.name === each) ?? []);
        const filled = inside.flatMap((field) => filledText(field) ?? []);
        const title = kind.words[locale].folds?.[name];
        const text = (filled.length > 0 ? filled : inside.map((field) => labelOf(kind, field, locale))).join(" · ");
        return (
          <details key={name} open={inside.some((field) => isAsked(field, form))}>
            <summary>
              <span>
                <b>{title}</b>
                {text !== title && <span className={filled.length > 0 ? "fold-filled" : "quiet"}>{text}</span>}
              </span>
            </summary>
            <FieldsView fields={inside.map((field) => ({ field, path: field.name }))} />
          </details>
        );
      })}
    </div>
  );
}
