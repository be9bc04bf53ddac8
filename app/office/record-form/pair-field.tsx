import { longest, valueAt } from "#app/cms/records/draft.ts";
import type { PairField as Pair, PairField } from "#app/cms/records/fields.ts";
import type { PairState } from "#app/cms/records/translations.ts";
import { type Locale, localeNames, otherLocale } from "#app/lib/i18n/locale.ts";
import { Difference } from "#app/ui/inline.tsx";
import { useWords } from "#app/ui/site.tsx";
import { FieldErrorNote, FieldHelp, OptionalMark } from "./field-notes.tsx";
import { fieldId, useField, useProblemText, useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./record-form-words.ts";

/** Letters in a line on a phone 360 pixels wide. */
const lineOnPhone = 32;

function rowsFor(text: string, isLong: boolean): number {
  const lines = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineOnPhone)), 0);
  return isLong ? Math.min(14, Math.max(4, lines)) : Math.min(5, lines);
}

interface PairSideProps {
  field: PairField;
  path: string;
  locale: Locale;
  /** Whether the saved text is there, which the label ticks. */
  isThere: boolean;
}

function PairSide({ field, path, locale, isThere }: PairSideProps) {
  const { data, problems = [], suggestions = {} } = useRecordForm();
  const textOf = useProblemText();
  const name = `${path}.${locale}`;
  const id = fieldId(name);
  const problem = problems.find((each) => each.path === name);
  const isPairWrong = problems.some((each) => each.path === path);
  const text = String(valueAt(data, name) ?? "");
  const suggestion = text === "" ? suggestions[name] : undefined;
  return (
    <div className="field pair-side">
      <label htmlFor={id} className="quiet">
        <span lang={locale}>{localeNames[locale]}</span>
        {isThere && <Tick />}
      </label>
      <FieldErrorNote id={id} text={problem && textOf(problem)} />
      <textarea
        id={id}
        name={name}
        lang={locale}
        className={field.isLong ? "long" : undefined}
        defaultValue={text}
        rows={rowsFor(text, field.isLong)}
        maxLength={field.isLong ? longest.paragraph : longest.line}
        autoCapitalize={locale === "en" ? "sentences" : "none"}
        autoComplete="off"
        aria-describedby={problem && `${id}-error`}
        aria-invalid={problem || isPairWrong ? true : undefined}
      />
      {suggestion && <SuggestedText name={name} locale={locale} {...suggestion} />}
    </div>
  );
}

function Tick() {
  const { state: words } = useWords(recordFormWords);
  return (
    <>
      <span aria-hidden="true"> ✓</span>
      <span className="sr-only"> {words.there}</span>
    </>
  );
}

interface Suggested {
  name: string;
  locale: Locale;
  text: string;
}

function SuggestedText({ name, locale, text }: Suggested) {
  const { suggestion: words } = useWords(recordFormWords);
  return (
    <div className="suggestion">
      <input type="hidden" name={`suggested:${name}`} value={text} />
      <p>
        {words.other} <q lang={locale}>{text}</q>
      </p>
      <button
        type="submit"
        name="intent"
        value={`take:${name}`}
        formAction={`#${fieldId(name)}`}
        className="button quiet-button"
      >
        {words.take}
      </button>
    </div>
  );
}

interface PairStateNoteProps {
  path: string;
  state: Exclude<PairState, { state: "both" }>;
}

function PairStateNote({ path, state }: PairStateNoteProps) {
  const { data } = useRecordForm();
  const { state: words } = useWords(recordFormWords);
  if (state.state === "missing") return <p className="pair-state">{words.missing(state.locale)}</p>;
  const changed = otherLocale(state.locale);
  return (
    <div className="pair-state">
      <p>{words.changed(changed, state.locale)}</p>
      <p>
        <Difference before={state.was} after={String(valueAt(data, `${path}.${changed}`) ?? "")} lang={changed} />
      </p>
      <label className="check">
        <input type="checkbox" name={`still:${path}`} value="on" autoComplete="off" /> {words.still(state.locale)}
      </label>
    </div>
  );
}

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
