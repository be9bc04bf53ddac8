import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { whatsappAddress } from "#app/platform/i18n/format.ts";
import type { Check } from "./check-schema.ts";
import { circumstances, marks, none, subjects, tickParameters } from "./schema.ts";
import { admissionWords } from "./words.ts";

/** Three questions. Their answers follow in the page; can-apply.css shows those that match the choices. */
export function Questions({ check }: { check: Localised<Check> }) {
  return (
    <div className="questions">
      <ChoiceQuestion name="subjects" {...check.subjects} ids={subjects} />
      <ChoiceQuestion name="marks" {...check.marks} ids={marks} />
      <ChoiceQuestion name={tickParameters} {...check.also} ids={circumstances} />
    </div>
  );
}

interface ChoicesProps<Id extends string> {
  name: string | Record<Id, string>;
  question: string;
  ids: readonly Id[];
  options: Record<Id, string>;
}

export function ChoiceQuestion<Id extends string>({ name, question, ids, options }: ChoicesProps<Id>) {
  return (
    <fieldset>
      <legend>{question}</legend>
      {ids.map((id) => (
        <label key={id}>
          <input
            type={typeof name === "string" ? "radio" : "checkbox"}
            name={typeof name === "string" ? name : name[id]}
            value={id}
          />{" "}
          {options[id]}
        </label>
      ))}
    </fieldset>
  );
}

/** First lines of the answers; screen readers announce the shown one. On phones it stays at the bottom. */
export function AnswerTitles({ check }: { check: Localised<Check> }) {
  return (
    <div role="status" className="answer-titles">
      <EachAnswer check={check}>
        {({ kind, title }, shownFor) => (
          <h3 key={title} data-if={shownFor} className={kind === "open" ? undefined : `is-${kind}`}>
            <a href="#answer">{title}</a>
          </h3>
        )}
      </EachAnswer>
    </div>
  );
}

function planMessageAddress(text: string, plan: string, { subjects, marks = [] }: Pick<Answer, "subjects" | "marks">): string {
  const query = new URLSearchParams({ subjects: subjects[0] ?? none });
  if (marks[0]) query.set("marks", marks[0]);
  return whatsappAddress(`${text} ${plan}?${query}`);
}

export function AnswerTexts({ check, course }: { check: Localised<Check>; course: string }) {
  const { institute, link, siteUrl } = useSite();
  const t = useWords(admissionWords);
  return (
    <EachAnswer check={check}>
      {({ kind, title, text, ...choices }, shownFor) => (
        <p key={title} data-if={shownFor}>
          {text}
          {kind !== "open" && (
            <a
              className="no-print"
              href={planMessageAddress(
                `${institute.shortName}, ${course}: ${title}.`,
                `${siteUrl}${link("/admission/plan")}`,
                choices,
              )}
            >
              {t.check.send}
            </a>
          )}
        </p>
      )}
    </EachAnswer>
  );
}

type Answer = Localised<Check>["answers"][number];

interface EachAnswerProps {
  check: Localised<Check>;
  /** `shownFor` is the value of the answer's `data-if`. */
  children: (answer: Answer, shownFor: string | undefined) => ReactNode;
}

function EachAnswer({ check, children }: EachAnswerProps) {
  const bySubjects = Map.groupBy(check.answers, ({ subjects }) => subjects.map(choiceState("subjects")).join(" "));
  return [...bySubjects].map(([subjects, answers]) => (
    <div key={subjects} data-if={subjects}>
      {answers.map((answer) =>
        children(answer, isForAll(answer.marks) ? undefined : answer.marks?.map(choiceState("marks")).join(" ")),
      )}
    </div>
  ));
}

/** Value of a choice in `data-if`; `no-marks` for an unanswered question. */
const choiceState = (question: string) => (chosen: string) => (chosen === none ? `no-${question}` : chosen);

const isForAll = (given: string[] = [none, ...marks]) => given.length === marks.length + 1;
