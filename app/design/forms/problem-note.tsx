import type { ReactNode } from "react";
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
  /** What is shown after the fields. */
  children?: ReactNode;
}

/** The note at the top of a refused form: the reason, and a link to each field to correct. */
export function ProblemNote({ id, problem, errors, labels, children }: Props) {
  const { t } = useSite();
  const reason = (
    <>
      <h3>
        <ProblemText problem={problem} />
      </h3>
      {problem.code === "wrongCode" && problem.isDone && <p>{t.code.isDone}</p>}
    </>
  );
  return (
    <RefusedNote id={id} reason={reason} errors={problem.code === "fields" ? errors : undefined} labels={labels}>
      {children}
    </RefusedNote>
  );
}

interface NoteProps extends Omit<Props, "problem"> {
  /** Why the form was refused, in words of its page. */
  reason: ReactNode;
}

/** The note of a form whose page has words for its refusals. */
export function RefusedNote({ id, reason, errors, labels, children }: NoteProps) {
  return (
    <div className="note alert" role="alert" id={`${id}-answer`} tabIndex={-1}>
      {reason}
      <RefusedList errors={errors} labels={labels} formId={id} />
      {children}
    </div>
  );
}
