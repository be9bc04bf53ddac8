import { useSite, useWords } from "#app/design/site.tsx";
import { choiceLabel } from "#app/platform/records/labels.ts";
import type { ChoiceField as Choice, ReferenceField, TextField } from "#app/platform/records/record-field.ts";
import { FieldErrorNote, FieldHelp, OptionalMark } from "./field-notes.tsx";
import { type Option, useRecordForm } from "./form-context.ts";
import { optionsFor } from "./options-for.ts";
import { UploadButton } from "./upload-button.tsx";
import { useField } from "./use-field.ts";
import { recordFormWords } from "./words.ts";

type SelectField = Choice | ReferenceField | TextField;

/** Always includes the current value. */
function useOptions(field: SelectField, typed: string): Option[] {
  const { kind, options } = useRecordForm();
  const { locale } = useSite();
  const known =
    field.type === "choice"
      ? field.values.map((value) => ({ value, label: choiceLabel(kind, field, value, locale) }))
      : optionsFor(field, options);
  if (typed === "" || known.some(({ value }) => value === typed)) return known;
  return [{ value: typed, label: typed }, ...known];
}

function groupOptions(options: Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = option.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups];
}

const renderOptions = (options: Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function ChoiceInput({ field, path }: { field: SelectField; path: string }) {
  const words = useWords(recordFormWords);
  const { label, help, typed, error, control } = useField(field, path);
  const options = useOptions(field, typed);
  return (
    <div className="field">
      <label htmlFor={control.id}>
        {label}
        <OptionalMark isOptional={field.isOptional} />
      </label>
      <FieldHelp id={control.id} text={help} />
      <FieldErrorNote id={control.id} text={error} />
      <select {...control} defaultValue={typed} autoComplete="off">
        <option value="">{field.isOptional ? words.none : words.choose}</option>
        {groupOptions(options).map(([name, each]) =>
          name ? (
            <optgroup key={name} label={name}>
              {renderOptions(each)}
            </optgroup>
          ) : (
            renderOptions(each)
          ),
        )}
      </select>
      {field.type === "file" && <UploadButton path={path} />}
    </div>
  );
}
