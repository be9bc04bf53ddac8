import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";
import type { FieldErrors, Problem } from "#app/platform/forms/answer.ts";
import { ProblemText } from "./problem-text.tsx";
import { RefusedList } from "./refused-list.tsx";

interface Props {
  id: string;
  problem: Problem;
  errors?: FieldErrors | undefined;
  labels: Partial<Record<string, string>>;
  children?: ReactNode;
}

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
  reason: ReactNode;
}

export function RefusedNote({ id, reason, errors, labels, children }: NoteProps) {
  return (
    <div className="note alert" role="alert" id={`${id}-answer`} tabIndex={-1}>
      {reason}
      <RefusedList errors={errors} labels={labels} formId={id} />
      {children}
    </div>
  );
}
