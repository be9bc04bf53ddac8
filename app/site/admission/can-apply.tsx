import type { ReactNode } from "react";
import type { Localised } from "#app/cms/content/text.ts";
import { whatsappAddress } from "#app/lib/i18n/format.ts";
import { WhatsAppLink } from "#app/ui/contact-links.tsx";
import { Phone } from "#app/ui/inline.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Check } from "./admission-check.ts";
import {
  type AdmissionDocument,
  circumstances,
  type FeeHelp,
  marks,
  none,
  subjects,
  tickParameters,
} from "./admission-kinds.ts";
import { admissionWords } from "./admission-words.ts";
import { DocumentItem } from "./document-list.tsx";

/** Three questions. Their answers follow in the page; can-apply.css shows those that match the choices. */
function Questions({ check }: { check: Localised<Check> }) {
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
function AnswerTitles({ check }: { check: Localised<Check> }) {
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

function planMessageAddress(
  text: string,
  plan: string,
  { subjects, marks = [] }: Pick<Answer, "subjects" | "marks">,
): string {
  const query = new URLSearchParams({ subjects: subjects[0] ?? none });
  if (marks[0]) query.set("marks", marks[0]);
  return whatsappAddress(`${text} ${plan}?${query}`);
}

function AnswerTexts({ check, course }: { check: Localised<Check>; course: string }) {
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

interface Props {
  check: Localised<Check>;
  documents: Localised<AdmissionDocument>[];
  schemes: Localised<FeeHelp>["schemes"];
  course: string;
}

export function CanApply({ check, documents, schemes, course }: Props) {
  const { link } = useSite();
  const t = useWords(admissionWords);
  const noted = circumstances.filter((each) => check.notes[each]);
  return (
    <section className="section can-apply" id="can-apply">
      <h2>{t.check.title}</h2>
      <p className="quiet">{t.check.hint}</p>
      <form className="check-columns" action={link("/admission/plan")}>
        <Questions check={check} />
        <AnswerTitles check={check} />
        <div className="answer" id="answer">
          <AnswerTexts check={check} course={course} />
          <div data-if="science">
            {/* A list of which nothing is shown is read out as an empty one. */}
            <ul className="conditions no-print" data-if={noted.join(" ")}>
              {noted.map((each) => (
                <li key={each} data-if={each}>
                  {check.notes[each]}
                </li>
              ))}
            </ul>
            <Schemes schemes={schemes} />
            <h3>{t.check.list}</h3>
            <ul className="boxes">
              {documents.map((document) => (
                <DocumentItem key={document.id} document={document} />
              ))}
            </ul>
          </div>
          <button type="submit" className="button no-print">
            {t.check.plan}
          </button>
          <p className="quiet">{check.basis}</p>
          <p className="more">
            {t.check.ask} <Phone /> <WhatsAppLink />
          </p>
        </div>
      </form>
    </section>
  );
}

function Schemes({ schemes }: Pick<Props, "schemes">) {
  const t = useWords(admissionWords);
  return (
    <div className="no-print" data-if="income reserved">
      <h3>{t.check.schemes}</h3>
      <ul className="to-ask">
        {schemes.map((scheme) => (
          <li key={scheme.id} data-if={scheme.for.join(" ")}>
            {scheme.short}
          </li>
        ))}
      </ul>
      <p>
        <PageLink to="/admission/fees" />
      </p>
    </div>
  );
}
