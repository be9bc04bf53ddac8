import { useSite, useWords } from "#app/design/site.tsx";
import { dueText } from "#app/features/inbox/due-text.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { NoteList } from "./notes.tsx";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";
import { QuoteLinks } from "./written.tsx";

export function OutcomeNote({ view }: { view: SubmissionView }) {
  const { link, locale } = useSite();
  const t = useWords(oneWords);
  const { nameless } = useWords(inboxWords);
  const { done, next, problem, theirs = [] } = view;
  if (problem)
    return (
      <div className="note alert" role="alert">
        <p>
          {problem.code === "changed"
            ? t.problems.changed(problem.lastBy === "" ? t.problems.site : (problem.lastBy ?? t.problems.somebody))
            : t.problems[problem.code]}
        </p>
        {theirs.length > 0 && (
          <>
            <p>
              <b>{t.problems.theirs}</b>
            </p>
            <NoteList notes={theirs} view={view} />
          </>
        )}
      </div>
    );
  if (!done) return null;
  const { closedFor, dueOn } = view.open.submission;
  const [given] = view.open.written;
  return (
    <div className="note" role="status">
      <p>
        {t.done[done === "call" && closedFor === "didNotAsk" ? closedFor : done]}
        {["call", "state", "mail"].includes(done) &&
          dueOn &&
          ` ${t.due}: ${dueText(view.open.submission, locale, view.now)}.`}
        {done === "add" && (
          <>
            {" "}
            {t.tell} <bdi>{view.open.submission.reference}</bdi>
          </>
        )}
      </p>
      {done === "written" && given && (
        <p>
          <QuoteLinks reference={view.open.submission.reference} code={given.code} />
        </p>
      )}
      {next && (
        <p>
          <a href={`${link(`/office/inbox/${next.reference}`)}#content`} className="button">
            {t.next(next.name ?? nameless)}
          </a>
        </p>
      )}
    </div>
  );
}
