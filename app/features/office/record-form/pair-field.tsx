import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { PairField as Pair } from "#app/platform/records/record-field.ts";
import { FieldErrorNote, FieldHelp, OptionalMark } from "./field-notes.tsx";
import { useRecordForm } from "./form-context.ts";
import { PairSide } from "./pair-side.tsx";
import { PairStateNote } from "./pair-state-note.tsx";
import { useField } from "./use-field.ts";

export function PairInput({ field, path }: { field: Pair; path: string }) {
  const { first, states, problems = [] } = useRecordForm();
  const { id, label, help, error, control } = useField(field, path);
  const second = otherLocale(first);
  const state = states?.[path];
  // A missing language that keeps the record from being published is named at its field.
  const isSaid = problems.some((each) => each.code === "language" && each.path === `${path}.${each.locale}`);
  const isThere = (locale: Locale) => state !== undefined && !(state.state === "missing" && state.locale === locale);
  return (
    <fieldset className="pair" id={id} aria-describedby={control["aria-describedby"]}>
      <legend>
        {label}
        <OptionalMark isOptional={field.isOptional} />
      </legend>
      <FieldHelp id={id} text={help} />
      <FieldErrorNote id={id} text={error} />
      {state && state.state !== "both" && !isSaid && <PairStateNote path={path} state={state} />}
      {[first, second].map((locale) => (
        <PairSide key={locale} field={field} path={path} locale={locale} isThere={isThere(locale)} />
      ))}
    </fieldset>
  );
}
