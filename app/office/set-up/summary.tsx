import { formatNumber } from "#app/lib/i18n/format.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { ProblemNote } from "#app/ui/forms/problem-note.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { LogoPreview, useChoiceWord } from "./question-form.tsx";
import {
  type AnswerName,
  type Answers,
  accountControls,
  type DraftsOfKind,
  nextQuestion,
  orderedControls,
  type RefusedSetUp,
  setUpAddress,
  setUpQuestions,
  valuesOfAnswer,
} from "./questions.ts";
import { siteSetUpWords } from "./set-up-words.ts";

export function LostDrafts({ drafts }: { drafts: DraftsOfKind[] }) {
  const { locale } = useSite();
  const words = useWords(siteSetUpWords);
  if (drafts.length === 0) return null;
  return (
    <div className="note alert">
      <p>{words.lostDrafts}</p>
      <ul>
        {drafts.map(({ kind, count }) => (
          <li key={kind}>
            {kind}: {formatNumber(count, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function StartOver({ drafts }: { drafts: DraftsOfKind[] }) {
  const { link } = useSite();
  const words = useWords(siteSetUpWords);
  return (
    <details>
      <summary>{words.startOver}</summary>
      <p>{words.startOverLead}</p>
      <LostDrafts drafts={drafts} />
      <PostForm
        id="start-over"
        action={link(setUpAddress())}
        hidden={{ do: "startOver" }}
        variant="erase-button"
        button={{ label: words.startOver }}
      />
    </details>
  );
}

interface Props {
  answers: Answers;
  drafts: DraftsOfKind[];
  isAgain: boolean;
  refused: RefusedSetUp | undefined;
}

export function SetUpSummary({ answers, drafts, isAgain, refused }: Props) {
  const { link, locale } = useSite();
  const words = useWords(siteSetUpWords);
  const wordOf = useChoiceWord();
  const next = nextQuestion(answers);
  const shown = (name: AnswerName) => {
    const value = answers[name];
    if (value && name === "logo") return <LogoPreview name={value} />;
    return value && valuesOfAnswer(name) ? wordOf(name, value) : value;
  };
  return (
    <>
      <h1>{words.summary}</h1>
      <p>{words.summaryLead}</p>
      {next && (
        <p>
          <a className="button" href={link(setUpAddress(next))}>
            {words.goOn}: {words.questions[next]}
          </a>
        </p>
      )}
      {setUpQuestions.map((question) => (
        <section key={question}>
          <h2>{words.questions[question]}</h2>
          {question === "look" && <p>{words.look}</p>}
          <dl>
            {orderedControls(question, locale).map(({ name }) => (
              <div key={name}>
                <dt>{words.labels[name]}</dt>
                <dd dir="auto">{shown(name) ?? <span className="quiet">{words.notStated}</span>}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a className="button quiet-button" href={link(setUpAddress(question))}>
              {words.change}: {words.questions[question]}
            </a>
          </p>
        </section>
      ))}
      <section>
        <h2>{isAgain ? words.publish : words.account}</h2>
        {!isAgain && <p>{words.accountLead}</p>}
        {refused?.errors && (
          <ProblemNote
            id="setup"
            problem={{ code: "fields" }}
            errors={refused.errors}
            labels={{ name: words.name, email: words.email }}
          />
        )}
        {refused?.reason && (
          <div className="note alert" role="alert">
            <p>{words[refused.reason]}</p>
            {refused.labels && <p>{refused.labels.join(", ")}</p>}
          </div>
        )}
        <PostForm
          id="setup"
          action={link(setUpAddress())}
          values={refused?.values ?? {}}
          errors={refused?.errors}
          button={{ label: words.finish }}
        >
          {!isAgain && (
            <>
              <Field {...accountControls.name} label={words.name} />
              <Field {...accountControls.email} label={words.email} />
            </>
          )}
          <p>{words.finishLead}</p>
          <LostDrafts drafts={drafts} />
        </PostForm>
      </section>
      <StartOver drafts={[]} />
    </>
  );
}

interface FinishedProps {
  enrolLink: string;
  drafts: DraftsOfKind[];
}

export function FinishedSetUpNote({ enrolLink, drafts }: FinishedProps) {
  const { link } = useSite();
  const words = useWords(siteSetUpWords);
  return (
    <>
      <h1>{words.done}</h1>
      <p>{words.doneLead}</p>
      <p className="actions">
        <a className="button" href={enrolLink}>
          {words.openAccount}
        </a>
      </p>
      <p>{words.others}</p>
      <p>
        {words.later} <a href={link("/office/records/appearance")}>{words.openAppearance}</a>
      </p>
      <StartOver drafts={drafts} />
    </>
  );
}
