import { useSite } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Check } from "./check-schema.ts";
import { fillPercent } from "./fill-percent.ts";
import { also, marks, none, subjects } from "./options.ts";

interface Props {
  check: Localised<Check>;
  /** The least marks in percent. */
  percent: number;
}

/** The three questions. Their answers follow in the page; can-apply.css shows those that fit what is chosen. */
export function Questions({ check, percent }: Props) {
  return (
    <div className="questions">
      <Choices name="subjects" type="radio" {...check.subjects} ids={subjects} percent={percent} />
      <Choices name="marks" type="radio" {...check.marks} ids={marks} percent={percent} />
      <Choices name="also" type="checkbox" {...check.also} ids={also} percent={percent} />
    </div>
  );
}

interface ChoicesProps<Id extends string> {
  name: string;
  type: "radio" | "checkbox";
  question: string;
  ids: readonly Id[];
  options: Record<Id, string>;
  percent: number;
}

/** One question: a choice of one, or ticks for what is true. */
export function Choices<Id extends string>({ name, type, question, ids, options, percent }: ChoicesProps<Id>) {
  const { locale } = useSite();
  return (
    <fieldset>
      <legend>{question}</legend>
      {ids.map((id) => (
        <label key={id}>
          <input type={type} name={name} value={id} /> {fillPercent(options[id], percent, locale)}
        </label>
      ))}
    </fieldset>
  );
}

/** Every answer, each under the choices that it is for; a screen reader reads out the one that comes to be shown. */
export function Answers({ check, percent }: Props) {
  const { locale } = useSite();
  return (
    <div role="status">
      {check.answers.map((answer) => (
        <div key={answer.title} data-if={answer.subjects.map(state("subjects")).join(" ")}>
          <div
            className={`is-${answer.kind}`}
            data-if={isForAll(answer.marks) ? undefined : answer.marks.map(state("marks")).join(" ")}
          >
            <h3>{fillPercent(answer.title, percent, locale)}</h3>
            <p>{fillPercent(answer.text, percent, locale)}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

/** The name of a choice in `data-if`; of a question without an answer, `no-marks`. */
const state = (question: string) => (chosen: string) => (chosen === none ? `no-${question}` : chosen);

const isForAll = (given: string[]) => given.length === marks.length + 1;
