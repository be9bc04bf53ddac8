import type { ComponentProps } from "react";
import { type ColourName, colours, usualColour } from "#app/cms/content/appearance.ts";
import { isDay } from "#app/cms/content/text.ts";
import { longest, rowsOf } from "#app/cms/records/draft.ts";
import type {
  ChoiceField as Choice,
  ChoiceField,
  ListField,
  NumberField,
  ReferenceField,
  TextField,
  YesNoField as YesNo,
} from "#app/cms/records/fields.ts";
import { choiceLabel, placeLabel } from "#app/cms/records/labels.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { Radio } from "#app/ui/forms/field.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { amountInWords } from "./amounts-in-words.ts";
import { FieldErrorNote, FieldHelp, GroupHead, OptionalMark } from "./field-notes.tsx";
import { type Option, useField, useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./record-form-words.ts";
import { mayBeEmpty, optionsFor } from "./row-fields.ts";

/** As last saved; a script follows what is typed (amounts-in-words.ts). */
export function AmountInWords({ id, typed }: { id?: string | undefined; typed: string }) {
  return (
    <output htmlFor={id} data-rupees>
      {locales.map((locale) => (
        <small key={locale} lang={locale}>
          {amountInWords(typed, locale)}
        </small>
      ))}
    </output>
  );
}

type Control = Pick<ComponentProps<"input">, "type" | "inputMode" | "autoCapitalize" | "spellCheck" | "list">;

const plain: Control = { autoCapitalize: "none", spellCheck: false };

/** No input types that browsers validate: a draft accepts everything. */
const controls: Partial<Record<(TextField | NumberField)["type"], Control>> = {
  number: { inputMode: "decimal" },
  day: { inputMode: "numeric" },
  time: { inputMode: "numeric" },
  email: { ...plain, inputMode: "email" },
  phone: { type: "tel" },
  web: { ...plain, inputMode: "url" },
  page: { ...plain, inputMode: "url", list: "pages" },
};

/** An invalid day stays as typed. */
export function SingleField({ field, path }: { field: TextField | NumberField; path: string }) {
  const { label, help, typed, error, control } = useField(field, path);
  const kind = field.type === "day" && (typed === "" || isDay(typed)) ? { type: "date" } : (controls[field.type] ?? {});
  return (
    <p className="field">
      <label htmlFor={control.id}>
        {label}
        <OptionalMark isOptional={field.isOptional} />
      </label>
      <FieldHelp id={control.id} text={help} />
      <FieldErrorNote id={control.id} text={error} />
      <input
        {...control}
        {...kind}
        defaultValue={typed}
        maxLength={kind.type === "date" ? undefined : longest.line}
        autoComplete="off"
        className={["day", "time", "number"].includes(field.type) ? "short" : undefined}
      />
      {field.type === "number" && field.isRupees && <AmountInWords id={control.id} typed={typed} />}
    </p>
  );
}

/** What is typed is saved first; the page for files leads back to this field. */
export function UploadButton({ path, label }: { path: string; label?: string | undefined }) {
  const { kind, data } = useRecordForm();
  const { locale } = useSite();
  const words = useWords(recordFormWords);
  return (
    <p>
      <button type="submit" name="intent" value={`files:${path}`} className="button quiet-button">
        {label ?? words.upload}
        {!label && <span className="sr-only">: {placeLabel(kind, path, locale, data)}</span>}
      </button>
    </p>
  );
}

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

/** Each tick has the name of the row that it is sent as. */
export function ChoicesInput({ field, item, path }: { field: ListField; item: ChoiceField; path: string }) {
  const { kind } = useRecordForm();
  const { locale } = useSite();
  const own = useField(field, path);
  const chosen = rowsOf(own.value);
  return (
    <fieldset className="group" id={own.id}>
      <GroupHead of={own} isOptional={mayBeEmpty(field)} />
      <div className="choices">
        {item.values.map((each, at) => (
          <label key={each} className="check">
            <input
              type="checkbox"
              name={`${path}.${at}`}
              value={each}
              defaultChecked={chosen.includes(each)}
              autoComplete="off"
            />{" "}
            {choiceLabel(kind, item, each, locale)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SwatchesInput({ field, path }: { field: ChoiceField; path: string }) {
  const { kind } = useRecordForm();
  const { locale } = useSite();
  const { id, label, help, typed, error, control } = useField(field, path);
  return (
    <fieldset className="group" id={id} aria-describedby={control["aria-describedby"]}>
      <legend>{label}</legend>
      <FieldHelp id={id} text={help} />
      <FieldErrorNote id={id} text={error} />
      <div className="swatches">
        {field.values.map((value) => (
          <Radio
            key={value}
            name={path}
            value={value}
            defaultChecked={value === (typed || usualColour)}
            autoComplete="off"
            label={
              <>
                <svg viewBox="0 0 2 2" width="32" height="32" aria-hidden="true">
                  <circle cx="1" cy="1" r="1" fill={colours[value as ColourName]} />
                </svg>
                {choiceLabel(kind, field, value, locale)}
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

export function YesNoInput({ field, path }: { field: YesNo; path: string }) {
  const { label, help, value, control } = useField(field, path);
  return (
    <div className="tick">
      <label className="check">
        <input type="checkbox" {...control} value="on" defaultChecked={value === true} autoComplete="off" /> {label}
      </label>
      <FieldHelp id={control.id} text={help} />
    </div>
  );
}
