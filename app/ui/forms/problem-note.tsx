import type { ReactNode } from "react";
import type { FieldErrors, Problem } from "#app/lib/forms/form-answer.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { Phone } from "#app/ui/inline.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useRefusal } from "./field.tsx";

export function ProblemText({ problem }: { problem: Problem }) {
  const { locale, t } = useSite();
  const words = t.form.problems;
  if (problem.code === "tooMany")
    return (
      <>
        {words.tooMany(formatWait(problem.seconds, locale))} <Phone />
      </>
    );
  if (problem.code === "tooSoon") return words.tooSoon(formatWait(problem.seconds, locale));
  const isToCall = problem.code === "notKept" || problem.code === "failed" || problem.code === "erased";
  return (
    <>
      {words[problem.code]} {isToCall && <Phone />}
    </>
  );
}

interface RefusedListProps {
  errors: FieldErrors | undefined;
  labels: Partial<Record<string, string>>;
  /** The form's id, if each message should link to its field. */
  formId?: string;
}

export function RefusedList({ errors = {}, labels, formId }: RefusedListProps) {
  const refusal = useRefusal();
  const refused = Object.entries(errors).map(([name, error]) => ({ name, text: refusal(error, labels[name] ?? name) }));
  if (refused.length === 0) return null;
  return (
    <ul>
      {refused.map(({ name, text }) => (
        <li key={name}>{formId ? <a href={`#${formId}-${name}`}>{text}</a> : text}</li>
      ))}
    </ul>
  );
}

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
