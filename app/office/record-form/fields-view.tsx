import { isEmpty, valueAt } from "#app/cms/records/draft.ts";
import type { RecordField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { labelOf } from "#app/cms/records/labels.ts";
import { fillsItself } from "#app/cms/records/picture-texts.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { valueText } from "#app/office/records/record-texts.tsx";
import { useSite } from "#app/ui/site.tsx";
import { type FieldAtPath, type RecordFormState, useRecordForm } from "./form-context.ts";
import { fieldsAt, fieldsNamed, mayBeEmpty, optionsFor } from "./row-fields.ts";

const isShort = ({ type }: RecordField): boolean => type === "day" || type === "time" || type === "number";

/** Two short fields in a row share a line, and so do fields that the kind puts beside each other. */
function linesOf({ layout }: Pick<RecordKind, "layout">, fields: FieldAtPath[]): FieldAtPath[][] {
  const lines: FieldAtPath[][] = [];
  for (const placed of fields) {
    const line = lines.at(-1);
    const before = line?.length === 1 ? line[0]?.field : undefined;
    const isBeside = before && (layout?.beside?.includes(before.path) || (isShort(before) && isShort(placed.field)));
    if (isBeside) line?.push(placed);
    else lines.push([placed]);
  }
  return lines;
}

export function FieldsView({ fields }: { fields: FieldAtPath[] }) {
  const { kind, draw } = useRecordForm();
  return linesOf(kind, fields).map((line) => {
    const drawn = line.map(({ field, path }) => draw(field, path));
    return line.length === 1 ? (
      drawn
    ) : (
      <div key={line[0]?.path} className="beside">
        {drawn}
      </div>
    );
  });
}

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
