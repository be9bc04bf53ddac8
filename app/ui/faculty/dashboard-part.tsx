import type { ReactNode } from "react";
import type { DashboardAnswer, DashboardSection } from "#app/forms/dashboard-answer.ts";
import { formatWait } from "#app/words/format-wait.ts";
import { RefusedList } from "../refused-list.tsx";
import { useSite } from "../site.tsx";

interface Props {
  id: DashboardSection;
  title: string;
  answer: DashboardAnswer;
  /** The labels of its fields, by name, and the id of the form that was sent. */
  labels?: Partial<Record<string, string>>;
  formId?: string;
  children: ReactNode;
}

/** A part of the dashboard, which is answered in place: its name, what came of its form, and the form. */
export function DashboardPart({ id, title, answer, labels = {}, formId = id, children }: Props) {
  const isSent = answer.section === id;
  return (
    <section className="card" id={id} data-part data-keeps data-unsaved={(isSent && isUnsaved(answer)) || undefined}>
      <h2>{title}</h2>
      {isSent && <Outcome id={id} answer={answer} labels={labels} formId={formId} />}
      {children}
    </section>
  );
}

type OutcomeProps = Required<Pick<Props, "id" | "answer" | "labels" | "formId">>;

/** Whether a form was all right and could not be saved just now, so that it is to be sent once more as it stands. */
const isUnsaved = ({ problem }: Pick<DashboardAnswer, "problem">) =>
  problem?.code === "signedOut" || problem?.code === "notKept";

/** What the public sees of only after the office has approved it. */
const ofProfile = ["saved", "uploaded", "removed", "workSaved", "workRemoved"];

function Outcome({ id, answer: { done, problem, errors, values, view }, labels, formId }: OutcomeProps) {
  const { link, locale, t } = useSite();
  const words = t.dashboard;
  const place = { id: `${id}-answer`, tabIndex: -1 };
  if (done)
    return (
      <div className="note" role="status" {...place}>
        <p>
          {words[done]} {view?.isChanged && ofProfile.includes(done) && words.afterApproval}
        </p>
      </div>
    );
  if (!problem) return null;
  return (
    <div className="note alert" role="alert" {...place}>
      <h3>
        {problem.code === "tooMany"
          ? words.problems.tooMany(formatWait(problem.seconds, locale))
          : words.problems[problem.code]}
        {isUnsaved({ problem }) && Object.keys(values).length > 0 && ` ${words.stillHere}`}
      </h3>
      <RefusedList errors={errors} labels={labels} formId={formId} />
      {problem.code === "signedOut" && (
        <p>
          <a className="button quiet-button" href={link("/faculty-login")} target="_blank" rel="noreferrer">
            {words.logInAgain} <span className="sr-only">({words.opensInTab})</span>
          </a>
        </p>
      )}
    </div>
  );
}
