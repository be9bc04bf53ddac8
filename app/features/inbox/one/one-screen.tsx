import { useWords } from "#app/design/site.tsx";
import { AfterCall } from "./after-call.tsx";
import { DocumentChecklist } from "./documents.tsx";
import { MergedParts, Suggested } from "./duplicates.tsx";
import { Erase, Give } from "./give-and-erase.tsx";
import { History } from "./notes.tsx";
import type { SubmissionView } from "./one-view.ts";
import { OutcomeNote } from "./outcome.tsx";
import { Reach, ReadyTexts } from "./reach.tsx";
import { SentDetails, SentFacts } from "./sent-facts.tsx";
import { GuardianWords, StandingFacts } from "./standing.tsx";
import { oneWords } from "./words.ts";
import { Written } from "./written.tsx";

/** In the order of a call: the number, the question, the outcome, details. */
export function OneScreen({ view }: { view: SubmissionView }) {
  return (
    <section id="submission" data-part className="submission">
      <div id="submission-answer" tabIndex={-1}>
        <OutcomeNote view={view} />
      </div>
      <div>
        <Reach view={view} />
        <GuardianWords view={view} />
        <SentDetails view={view} />
        <StandingFacts view={view} />
        <Suggested view={view} />
        <AfterCall view={view} />
      </div>
      <div>
        <SentFacts view={view} />
        <History view={view} />
        <MergedParts view={view} />
        <div className="card rare">
          <ReadyTexts view={view} />
          <Written view={view} />
          <More view={view} />
          <Erase view={view} />
        </div>
      </div>
    </section>
  );
}

function More({ view }: { view: SubmissionView }) {
  const { more } = useWords(oneWords);
  return (
    <details className="fold" open={view.problem && ["documents", "give"].includes(view.typed?.intent ?? "")}>
      <summary>{view.open.documents.length > 0 ? more.withDocuments : more.plain}</summary>
      <DocumentChecklist view={view} />
      <Give view={view} />
    </details>
  );
}
