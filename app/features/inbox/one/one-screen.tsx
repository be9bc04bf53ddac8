import { contactsOf } from "#app/features/inbox/numbers.ts";
import { AfterCall } from "./after-call.tsx";
import { Documents } from "./documents.tsx";
import { MergedParts, Suggested } from "./duplicates.tsx";
import { Give } from "./give-and-erase.tsx";
import { MailAnswers } from "./mail-answer.tsx";
import { History, NewNote } from "./notes.tsx";
import type { SubmissionView } from "./one-view.ts";
import { OutcomeNote } from "./outcome.tsx";
import { Call, Write } from "./reach.tsx";
import { Asked, SentFacts } from "./sent-facts.tsx";
import { GuardianWords, Standing } from "./standing.tsx";

/**
 * A submission's screen below its name, in the order of a call: what was asked, reach them, note what came of it, look
 * things up.
 */
export function OneScreen({ view }: { view: SubmissionView }) {
  const contacts = contactsOf(view.open.sent.map(({ submission }) => submission));
  return (
    <section id="submission" data-part className="submission">
      <div id="submission-answer" tabIndex={-1}>
        <OutcomeNote view={view} />
      </div>
      <div>
        <Asked view={view} />
        <Standing view={view} />
        <Suggested view={view} />
        <GuardianWords view={view} />
        <Call view={view} />
        <AfterCall view={view} />
      </div>
      <div>
        <Write view={view} contacts={contacts} />
        <div className="quiet-row">
          <NewNote view={view} />
          <Documents view={view} />
          <MailAnswers view={view} contacts={contacts} />
          <Give view={view} />
        </div>
        <SentFacts view={view} />
        <History view={view} />
        <MergedParts view={view} />
      </div>
    </section>
  );
}
