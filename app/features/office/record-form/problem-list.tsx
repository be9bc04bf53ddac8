import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import { partOf } from "#app/features/office/parts/part.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { placeLabel } from "#app/platform/records/labels.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import { fieldId } from "./form-context.ts";
import { useProblemText } from "./use-field.ts";
import { recordFormWords } from "./words.ts";

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
