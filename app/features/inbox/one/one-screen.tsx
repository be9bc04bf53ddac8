import { useWords } from "#app/design/site.tsx";
import { AfterCall } from "./after-call.tsx";
import { DocumentChecklist } from "./documents.tsx";
import { MergedParts, DuplicateSuggestions } from "./duplicates.tsx";
import { Erase, AssignOwner } from "./give-and-erase.tsx";
import { History } from "./notes.tsx";
import type { SubmissionView } from "./one-view.ts";
import { OutcomeNote } from "./outcome.tsx";
import { ContactButtons, ReadyTexts } from "./reach.tsx";
import { SentDetails, SentFacts } from "./sent-facts.tsx";
import { GuardianWords, StateFacts } from "./standing.tsx";
import { oneWords } from "./words.ts";
import { QuoteForm } from "./written.tsx";

/** In the order of a call: the number, the question, the outcome, details. */
export function OneScreen({ view }: { view: SubmissionView }) {
  return (
    <section id="submission" data-part className="submission">
      <div id="submission-answer" tabIndex={-1}>
        <OutcomeNote view={view} />
      </div>
      <div>
        <ContactButtons view={view} />
        <GuardianWords view={view} />
        <SentDetails view={view} />
        <StateFacts view={view} />
        <DuplicateSuggestions view={view} />
        <AfterCall view={view} />
      </div>
      <div>
        <SentFacts view={view} />
        <History view={view} />
        <MergedParts view={view} />
        <div className="card rare">
          <ReadyTexts view={view} />
          <QuoteForm view={view} />
          <MoreActions view={view} />
          <Erase view={view} />
        </div>
      </div>
    </section>
  );
}

function MoreActions({ view }: { view: SubmissionView }) {
  const { more } = useWords(oneWords);
  return (
    <details className="fold" open={view.problem && ["documents", "give"].includes(view.typed?.intent ?? "")}>
      <summary>{view.open.documents.length > 0 ? more.withDocuments : more.plain}</summary>
      <DocumentChecklist view={view} />
      <AssignOwner view={view} />
    </details>
  );
}
