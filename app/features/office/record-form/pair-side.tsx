import { useWords } from "#app/design/site.tsx";
import { type Locale, localeNames } from "#app/platform/i18n/locale.ts";
import { longest, valueAt } from "#app/platform/records/draft.ts";
import type { PairField } from "#app/platform/records/record-field.ts";
import { FieldErrorNote } from "./field-notes.tsx";
import { fieldId, useRecordForm } from "./form-context.ts";
import { useProblemText } from "./use-field.ts";
import { recordFormWords } from "./words.ts";

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

export function PairSide({ field, path, locale, isThere }: PairSideProps) {
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
