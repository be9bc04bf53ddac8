import type { ReactNode } from "react";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { placeLabel } from "#app/cms/records/labels.ts";
import type { RecordProblem } from "#app/cms/records/publishable.ts";
import { partOf } from "#app/office/parts/parts.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import { fieldId, type useField, useProblemText } from "./form-context.ts";
import { recordFormWords } from "./record-form-words.ts";

export function FieldErrorNote({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <strong id={`${id}-error`} className="field-error">
      {text}
    </strong>
  );
}

export function FieldHelp({ id, text }: { id: string; text: string | undefined }) {
  return text ? <small id={`${id}-help`}>{text}</small> : null;
}

export function OptionalMark({ isOptional }: { isOptional: boolean }) {
  const { t } = useSite();
  return isOptional ? <span className="quiet"> ({t.form.optional})</span> : null;
}

export function GroupHead({ of, isOptional }: { of: ReturnType<typeof useField>; isOptional: boolean }) {
  return (
    <>
      <legend>
        {of.label}
        <OptionalMark isOptional={isOptional} />
      </legend>
      <FieldHelp id={of.id} text={of.help} />
      <FieldErrorNote id={of.id} text={of.error} />
    </>
  );
}

interface Props {
  kind: RecordKind;
  data: object;
  problems: RecordProblem[];
  outcome: string;
  children?: ReactNode;
}

export function ProblemList({ kind, data, problems, outcome, children }: Props) {
  const { locale } = useSite();
  const { problems: words } = useWords(recordFormWords);
  const textOf = useProblemText();
  const placeOf = ({ path, code }: RecordProblem) =>
    placeLabel(kind, code === "language" ? path.replace(/\.\w+$/, "") : path, locale, data);
  const addressOf = (path: string) => {
    const part = partOf(kind, path);
    return `${part ? `?part=${part}&why` : ""}#${fieldId(path)}`;
  };
  return (
    <div className="note alert" role="alert" id="problems">
      <h2>{words.title}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`}>
            <a href={addressOf(problem.path)}>
              {placeOf(problem)}: {textOf(problem)}
            </a>
          </li>
        ))}
      </ul>
      {children}
      <p>{outcome}</p>
    </div>
  );
}
