import type { ReactNode } from "react";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { quotas } from "#app/people/profiles/profile.ts";
import { RefusedList } from "#app/ui/forms/problem-note.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { DashboardAnswer, DashboardProblem, DashboardSection } from "./dashboard-answer.ts";
import { dashboardWords } from "./dashboard-words.ts";

interface Props {
  id: DashboardSection;
  title: string;
  state?: string | undefined;
  answer: DashboardAnswer;
  labels?: Partial<Record<string, string>>;
  formId?: string;
  children: ReactNode;
}

export function DashboardPart({ id, title, state, answer, labels = {}, formId = id, children }: Props) {
  const isSent = answer.section === id;
  // An answer without a view was not saved: the form stays as typed, to be sent again.
  return (
    <section className="card" id={id} data-part data-keeps data-unsaved={(isSent && !answer.view) || undefined}>
      <details open={isSent || undefined}>
        <summary>
          <h2>{title}</h2> {state && <span className="quiet">{state}</span>}
        </summary>
        {isSent && <Outcome id={id} answer={answer} labels={labels} formId={formId} />}
        {children}
      </details>
    </section>
  );
}

type OutcomeProps = Required<Pick<Props, "id" | "answer" | "labels" | "formId">>;

/** Results that concern what the public sees only after the office's approval. */
const ofProfile = ["saved", "uploaded", "removed", "workSaved", "workRemoved"];

function Outcome({ id, answer: { done, problem, errors, values, view }, labels, formId }: OutcomeProps) {
  const { link, locale } = useSite();
  const words = useWords(dashboardWords);
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
  const problemText = (told: DashboardProblem) => {
    if ("seconds" in told) return words.problems[told.code](formatWait(told.seconds, locale));
    if (told.code !== "listFull") return words.problems[told.code];
    const stage = view?.stage ?? "approved";
    return words.problems.listFull[stage](formatDigits(String(quotas[stage].works), locale));
  };
  return (
    <div className="note alert" role="alert" {...place}>
      <h3>
        {problemText(problem)}
        {!view && Object.keys(values).length > 0 && ` ${words.stillHere}`}
      </h3>
      {"said" in problem && <p lang="en">{problem.said}</p>}
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
