import { dueText, isWritten, noteLine } from "#app/inbox/inbox-texts.ts";
import type { NoteView } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { formatWeekdayMoment } from "#app/lib/i18n/format-moment.ts";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { oneWords } from "./one-words.ts";
import { QuoteLinks } from "./quote-form.tsx";
import { OneForm, type SubmissionView } from "./submission-view.tsx";

export function History({ view }: { view: SubmissionView }) {
  const t = useWords(oneWords);
  const { notes } = view.open;
  return (
    <section aria-labelledby="history" className="card history">
      <h2 id="history">{t.history}</h2>
      {notes.length === 0 ? (
        <p className="quiet">{t.noHistory}</p>
      ) : (
        <OneForm view={view}>
          <NoteList notes={notes} view={view} canStrike />
        </OneForm>
      )}
    </section>
  );
}

interface ListProps {
  notes: NoteView[];
  view: SubmissionView;
  canStrike?: boolean;
}

function NoteList({ notes, view: { now, committees, open }, canStrike = false }: ListProps) {
  const { locale } = useSite();
  const t = useWords(oneWords);
  const { bySite } = useWords(inboxWords);
  return (
    <ol className="timeline">
      {notes.map((note) => {
        const { id, at, byName, struckAt, kind, reference } = note;
        const text = noteLine(note, locale, now, committees);
        return (
          <li key={id}>
            <p className="lines">{struckAt === null ? text : <del>{text}</del>}</p>
            <p className="quiet">
              {byName || bySite},{" "}
              <time dateTime={new Date(at).toISOString()}>{formatWeekdayMoment(at, locale, now)}</time>
              {reference !== open.submission.reference && ` · ${t.under(reference)}`}
            </p>
            {canStrike && struckAt === null && isWritten(kind) && kind !== "mailed" && (
              <SubmitButton does={`strike:${id}`} look="row-button">
                {t.strike}
                <span className="sr-only">{t.strikeWhich(text.slice(0, 60))}</span>
              </SubmitButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}

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
