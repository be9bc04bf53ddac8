import type { ReactNode } from "react";
import { SubmitButton } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { ProblemList } from "#app/features/office/record-form/problem-list.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { placeLabel } from "#app/platform/records/labels.ts";
import type { HistoryView } from "./history-view.ts";
import { formatAgo } from "./moments.ts";
import { missingLanguage, type RecordView } from "./record-view.ts";
import { SecondLookCard } from "./second-look-card.tsx";
import { secondLookWords } from "./second-look-words.ts";
import { recordFormId, revertFormId, StateButton } from "./state-button.tsx";
import { recordWords } from "./words.ts";

const Alert = ({ children }: { children: ReactNode }) => (
  <p className="note alert" role="alert">
    {children}
  </p>
);

function buttonFor(
  intent: string,
  { publish, publishThen, putBack, takeOff }: Record<"publish" | "publishThen" | "putBack" | "takeOff", string>,
): string {
  const others: Record<string, string> = { putBack, takeOff, schedule: publishThen };
  return others[intent] ?? publish;
}

export function RefusalNote({ view }: { view: RecordView }) {
  const { problem, problems = [], kind, data, actor, now } = view;
  const { locale } = useSite();
  const { buttons, refusals, conflict } = useWords(recordWords);
  const { earlierReturns } = useWords(secondLookWords);
  if (!problem) return null;
  if (problems.length > 0) {
    const follows = problems.every(({ code }) => code === "language") ? missingLanguage(view) : undefined;
    return (
      <ProblemList
        kind={kind}
        data={data}
        problems={problems}
        outcome={problem.code === "empty" ? refusals.empty : refusals.incomplete}
      >
        {follows && view.mayPublish && (
          <p className="actions">
            <SubmitButton does={`publish:${follows}`} busy={buttons.publishing} form={recordFormId}>
              {buttons.publishFollows(follows)}
            </SubmitButton>
          </p>
        )}
      </ProblemList>
    );
  }
  if (problem.code === "look")
    return (
      <SecondLookCard asked={problem} form={recordFormId}>
        <StateButton intent={problem.intent} look="button">
          {buttonFor(problem.intent, buttons)}
        </StateButton>
      </SecondLookCard>
    );
  if (problem.code === "earlierReturns") return <Alert>{earlierReturns}</Alert>;
  if (problem.code === "cut") {
    const places = problem.paths.map((path) => placeLabel(kind, path, locale, data));
    return <Alert>{refusals.cut(places.join("; "))}</Alert>;
  }
  if (problem.code === "conflict") return <Alert>{refusals.conflict(problem.last?.byName ?? conflict.somebody)}</Alert>;
  if (problem.code !== "changed") return <Alert>{refusals[problem.code]}</Alert>;
  const { last } = problem;
  // The same person changed it in another tab.
  if (!last || last.by === actor.uid) return <Alert>{refusals.changed}</Alert>;
  return <Alert>{refusals.changedBy(last.byName, formatAgo(last.at, locale, now))}</Alert>;
}

export function HistoryRefusal({ view: { problem } }: { view: HistoryView }) {
  const { locale } = useSite();
  const { history } = useWords(recordWords);
  if (!problem) return null;
  if (problem.code === "look")
    return (
      <SecondLookCard asked={problem} form={revertFormId}>
        <button type="submit" form={revertFormId} name="revision" value={problem.intent} className="button">
          {history.goBack(formatDigits(problem.intent, locale))}
        </button>
      </SecondLookCard>
    );
  const { code } = problem;
  const known = history.refusals;
  return <Alert>{code in known ? known[code as keyof typeof known] : known.failed}</Alert>;
}
