import { useSite, useWords } from "#app/design/site.tsx";
import { placeLabel } from "#app/platform/records/labels.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import { fieldId, useRecordForm } from "./form-context.ts";
import { useProblemText } from "./use-field.ts";
import { recordFormWords } from "./words.ts";

/** What is in the way of publishing, each with a link to its field. */
export function ProblemList() {
  const { kind, problems = [] } = useRecordForm();
  const { locale } = useSite();
  const { problems: words } = useWords(recordFormWords);
  const textOf = useProblemText();
  const placeOf = ({ path, code }: RecordProblem) =>
    placeLabel(kind, code === "language" ? path.replace(/\.\w+$/, "") : path, locale);
  if (problems.length === 0) return null;
  return (
    <div className="note alert" role="alert" id="problems" tabIndex={-1}>
      <h2>{words.title}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`}>
            <a href={`#${fieldId(problem.path)}`}>
              {placeOf(problem)}: {textOf(problem)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
