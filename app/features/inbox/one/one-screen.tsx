import { contactsOf } from "#app/features/inbox/numbers.ts";
import { AfterCall } from "./after-call.tsx";
import { Documents } from "./documents.tsx";
import { MergedParts, Suggested } from "./duplicates.tsx";
import { Give } from "./give-and-erase.tsx";
import { MailAnswers } from "./mail-answer.tsx";
import { Notes } from "./notes.tsx";
import type { SubmissionView } from "./one-view.ts";
import { OutcomeNote } from "./outcome.tsx";
import { Call, Write } from "./reach.tsx";
import { SentFacts } from "./sent-facts.tsx";
import { GuardianWords, Standing } from "./standing.tsx";

/** A submission's screen below its name, in the order of a call: reach them, note what came of it, look things up. */
export function OneScreen({ view }: { view: SubmissionView }) {
  // Feedback is read first, an applicant is called first.
  const isFeedback = view.open.submission.kind === "feedback";
  const contacts = contactsOf(view.open.sent.map(({ submission }) => submission));
  return (
    <section id="submission" data-part className="submission">
      <div id="submission-answer" tabIndex={-1}>
        <OutcomeNote view={view} />
      </div>
      <div>
        <Standing view={view} />
        <Suggested view={view} />
        <GuardianWords view={view} />
        {isFeedback && <SentFacts view={view} />}
        <Call view={view} />
        <AfterCall view={view} />
        <Write view={view} contacts={contacts} />
      </div>
      <div>
        {!isFeedback && <SentFacts view={view} />}
        <Notes view={view} />
        <MergedParts view={view} />
        <Documents view={view} />
        <MailAnswers view={view} contacts={contacts} />
        <Give view={view} />
      </div>
    </section>
  );
}
