import { type ColourName, colours } from "#app/cms/content/appearance.ts";
import { smallestFile } from "#app/cms/content/media.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { appearanceKind } from "#app/site/institute/appearance-kind.ts";
import { Field, Radio } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { ProblemNote } from "#app/ui/forms/problem-note.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import {
  type AnswerName,
  type Answers,
  type LogoRefusal,
  orderedControls,
  questionAfter,
  type RefusedSetUp,
  type SetUpQuestion,
  setUpAddress,
  setUpQuestions,
  valuesOfAnswer,
} from "./questions.ts";
import { siteSetUpWords } from "./set-up-words.ts";

export function useChoiceWord(): (name: AnswerName, value: string) => string {
  const { locale } = useSite();
  const words = useWords(siteSetUpWords);
  const { choices } = appearanceKind.words[locale];
  return (name, value) => (name === "colour" ? choices?.[`colour.${value}`] : words[value as "yes" | "no"]) ?? value;
}

interface ChoiceProps {
  name: AnswerName;
  label: string;
  values: readonly string[];
  chosen: string | undefined;
}

function AnswerChoice({ name, label, values, chosen = "" }: ChoiceProps) {
  const { notStated } = useWords(siteSetUpWords);
  const wordOf = useChoiceWord();
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((value) => (
        <Radio
          key={value}
          name={name}
          value={value}
          defaultChecked={value === chosen}
          label={
            <>
              {name === "colour" && <Swatch colour={value as ColourName} />} {wordOf(name, value)}
            </>
          }
        />
      ))}
      <Radio name={name} value="" defaultChecked={chosen === ""} label={notStated} />
    </fieldset>
  );
}

const Swatch = ({ colour }: { colour: ColourName }) => (
  <svg viewBox="0 0 2 2" width="24" height="24" aria-hidden="true">
    <circle cx="1" cy="1" r="1" fill={colours[colour]} />
  </svg>
);

interface LogoWords {
  hint: string;
  other: string;
  remove: string;
  /** Alternative text of the picture. */
  yours: string;
  refused: Record<LogoRefusal, string>;
}

const logoWords: Record<Locale, LogoWords> = {
  en: {
    hint: "JPEG, PNG or WebP, if possible square and at least 500 pixels wide. It is shown on white.",
    other: "Another logo",
    remove: "Remove this logo",
    yours: "The logo that you sent",
    refused: {
      fileKind: "This file is not a picture. Please send the logo as JPEG, PNG or WebP.",
      fileHeic: "Browsers do not show this kind of picture (HEIC). Please send it as JPEG or PNG.",
      fileLarge: "This picture is larger than 10 MB. Please send a smaller one.",
      fileBroken: "This picture cannot be read, or has too many pixels. Please save it again as JPEG or PNG.",
      tooMany: "Too many pictures were sent today. Please skip the logo now and upload it later in the office.",
    },
  },
  mr: {
    hint: "JPEG, PNG किंवा WebP; शक्यतो चौरस, किमान ५०० पिक्सेल. पांढऱ्या पार्श्वभूमीवर दिसते.",
    other: "दुसरे बोधचिन्ह",
    remove: "हे बोधचिन्ह काढून टाका",
    yours: "तुम्ही दिलेले बोधचिन्ह",
    refused: {
      fileKind: "ही फाइल चित्र नाही. कृपया बोधचिन्ह JPEG, PNG किंवा WebP मध्ये पाठवा.",
      fileHeic: "ब्राउझर अशी चित्रे (HEIC) दाखवत नाहीत. कृपया JPEG किंवा PNG पाठवा.",
      fileLarge: "हे चित्र १० MB पेक्षा मोठे आहे. कृपया लहान चित्र पाठवा.",
      fileBroken: "हे चित्र उघडता येत नाही किंवा त्यात खूप जास्त पिक्सेल आहेत. JPEG किंवा PNG म्हणून पुन्हा जतन करून पाठवा.",
      tooMany: "आज खूप चित्रे पाठवली गेली. आता बोधचिन्ह सोडून पुढे जा; ते नंतर कार्यालय विभागात जोडता येते.",
    },
  },
};

interface LogoFieldProps {
  /** The name of the picture that was sent before. */
  value: string | undefined;
  refusal: LogoRefusal | undefined;
}

function LogoField({ value, refusal }: LogoFieldProps) {
  const words = useWords(logoWords);
  const { labels } = useWords(siteSetUpWords);
  const { t } = useSite();
  const id = "setup-logo";
  return (
    <>
      {value && (
        <>
          <LogoPreview name={value} />
          <label className="check">
            <input type="checkbox" name="removeLogo" value="yes" /> {words.remove}
          </label>
        </>
      )}
      <p className="field">
        <label htmlFor={id}>
          {value ? words.other : labels.logo} <span className="quiet">({t.form.optional})</span>
        </label>
        {refusal && (
          <strong id={`${id}-error`} className="field-error" role="alert">
            {words.refused[refusal]}
          </strong>
        )}
        <small id={`${id}-hint`}>{words.hint}</small>
        <input
          id={id}
          type="file"
          name="logo"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={[refusal && `${id}-error`, `${id}-hint`].filter(Boolean).join(" ")}
          aria-invalid={refusal && true}
        />
      </p>
    </>
  );
}

export function LogoPreview({ name }: { name: string }) {
  const words = useWords(logoWords);
  const src = smallestFile(name);
  return src && <img src={src} alt={words.yours} width={96} height={96} />;
}

interface Props {
  question: SetUpQuestion;
  answers: Answers;
  refused: RefusedSetUp | undefined;
}

export function QuestionForm({ question, answers, refused }: Props) {
  const { link, locale } = useSite();
  const words = useWords(siteSetUpWords);
  const controls = orderedControls(question, locale);
  const at = setUpQuestions.indexOf(question);
  const before = setUpQuestions[at - 1];
  const values = refused?.values ?? (answers as Record<string, string>);
  const digits = (value: number) => formatDigits(value, locale);
  const hasPair = controls.some(({ name }) => name.endsWith("Mr"));
  return (
    <>
      <p className="quiet">{words.progress(digits(at + 1), digits(setUpQuestions.length))}</p>
      <h1>{words.questions[question]}</h1>
      {at === 0 && <p>{words.lead}</p>}
      {hasPair && <p className="quiet">{words.oneLanguage}</p>}
      {refused?.errors && (
        <ProblemNote id="setup" problem={{ code: "fields" }} errors={refused.errors} labels={words.labels} />
      )}
      {question === "look" && <p>{words.look}</p>}
      {question === "facilities" && <p>{words.facilities}</p>}
      <PostForm
        id="setup"
        action={link(setUpAddress(question))}
        values={values}
        hasFiles={question === "look"}
        errors={refused?.errors}
        button={{ label: words.save }}
        after={
          <p className="actions">
            <a className="button quiet-button" href={link(setUpAddress(questionAfter(question)))}>
              {words.skip}
            </a>
            {before && (
              <a className="button quiet-button" href={link(setUpAddress(before))}>
                {words.back}
              </a>
            )}
          </p>
        }
      >
        {controls.map((control) =>
          control.name === "logo" ? (
            <LogoField key="logo" value={answers.logo} refusal={refused?.logo} />
          ) : (
            <AnswerField key={control.name} control={control} value={values[control.name]} />
          ),
        )}
      </PostForm>
    </>
  );
}

interface FieldProps {
  control: ReturnType<typeof orderedControls>[number] & { name: AnswerName };
  value: string | undefined;
}

function AnswerField({ control, value }: FieldProps) {
  const { labels } = useWords(siteSetUpWords);
  const label = labels[control.name];
  const choices = valuesOfAnswer(control.name);
  return choices ? (
    <AnswerChoice name={control.name} label={label} values={choices} chosen={value} />
  ) : (
    <Field {...control} label={label} />
  );
}
