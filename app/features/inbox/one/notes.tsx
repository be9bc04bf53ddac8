import { SubmitButton } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { isWritten, noteLine } from "#app/features/inbox/note-line.ts";
import type { NoteView } from "#app/features/inbox/views.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { formatWeekdayMoment } from "#app/platform/i18n/format-moment.ts";
import { OneForm } from "./one-form.tsx";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

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

export function NoteList({ notes, view: { now, committees, open }, canStrike = false }: ListProps) {
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
