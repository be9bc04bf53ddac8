import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { ProblemNote } from "#app/design/forms/problem-note.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { AnswerChoice } from "./choice.tsx";
import { LogoField } from "./logo-field.tsx";
import { type AnswerName, type Answers, type SetUpQuestion, setUpQuestions, valuesOfAnswer } from "./questions.ts";
import { orderedControls, questionAfter, type RefusedSetUp, setUpAddress } from "./set-up-view.ts";
import { siteSetUpWords } from "./words.ts";

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
