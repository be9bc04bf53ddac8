import type { ReactNode } from "react";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Check } from "./check-schema.ts";
import { also, marks, none, subjects } from "./options.ts";

/** The three questions. Their answers follow in the page; can-apply.css shows those that fit what is chosen. */
export function Questions({ check }: { check: Localised<Check> }) {
  return (
    <div className="questions">
      <Choices name="subjects" type="radio" {...check.subjects} ids={subjects} />
      <Choices name="marks" type="radio" {...check.marks} ids={marks} />
      <Choices name="also" type="checkbox" {...check.also} ids={also} />
    </div>
  );
}

interface ChoicesProps<Id extends string> {
  name: string;
  type: "radio" | "checkbox";
  question: string;
  ids: readonly Id[];
  options: Record<Id, string>;
}

/** One question: a choice of one, or ticks for what is true. */
export function Choices<Id extends string>({ name, type, question, ids, options }: ChoicesProps<Id>) {
  return (
    <fieldset>
      <legend>{question}</legend>
      {ids.map((id) => (
        <label key={id}>
          <input type={type} name={name} value={id} /> {options[id]}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The first line of every answer, each under the choices that it is for; a screen reader reads out the one that comes to be
 * shown. On a phone it is at the foot of the screen from the first choice, and leads to the rest of its answer.
 */
export function AnswerTitles({ check }: { check: Localised<Check> }) {
  return (
    <div role="status" className="answer-titles">
      <EachAnswer check={check}>
        {({ kind, title }) => (
          <h3 className={`is-${kind}`}>
            <a href="#answer">{title}</a>
          </h3>
        )}
      </EachAnswer>
    </div>
  );
}

/** What follows the first line of every answer, shown as that is. */
export function AnswerTexts({ check }: { check: Localised<Check> }) {
  return <EachAnswer check={check}>{({ text }) => <p>{text}</p>}</EachAnswer>;
}

type Answer = Localised<Check>["answers"][number];

function EachAnswer({ check, children }: { check: Localised<Check>; children: (answer: Answer) => ReactNode }) {
  return check.answers.map((answer) => (
    <div key={answer.title} data-if={answer.subjects.map(state("subjects")).join(" ")}>
      <div data-if={isForAll(answer.marks) ? undefined : answer.marks.map(state("marks")).join(" ")}>
        {children(answer)}
      </div>
    </div>
  ));
}

/** The name of a choice in `data-if`; of a question without an answer, `no-marks`. */
const state = (question: string) => (chosen: string) => (chosen === none ? `no-${question}` : chosen);

const isForAll = (given: string[]) => given.length === marks.length + 1;
