import { useSite } from "#app/design/site.tsx";
import type { FieldErrors, Problem } from "#app/platform/forms/answer.ts";
import { ProblemText } from "./problem-text.tsx";
import { RefusedList } from "./refused-list.tsx";

interface Props {
  /** The form's id. */
  id: string;
  problem: Problem;
  errors?: FieldErrors | undefined;
  /** The labels of the form's fields, by name. */
  labels: Partial<Record<string, string>>;
}

/** The note at the top of a refused form: the reason, and a link to each field to correct. */
export function ProblemNote({ id, problem, errors, labels }: Props) {
  const { t } = useSite();
  return (
    <div className="note alert" role="alert" id={`${id}-answer`} tabIndex={-1}>
      <h3>
        <ProblemText problem={problem} />
      </h3>
      {problem.code === "wrongCode" && problem.isDone && <p>{t.code.isDone}</p>}
      {problem.code === "fields" && <RefusedList errors={errors} labels={labels} formId={id} />}
    </div>
  );
}
