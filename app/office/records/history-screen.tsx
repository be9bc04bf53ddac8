import { editionsAt } from "#app/cms/records/editions.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { formatMoment, formatWeekdayMoment } from "#app/lib/i18n/format-moment.ts";
import { PersonField } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Comparison, HistoryView } from "./history-view.ts";
import { revertFormId } from "./record-actions.tsx";
import { ChangedTexts } from "./record-texts.tsx";
import { recordWords } from "./record-words.ts";
import { HistoryRefusal } from "./refusal-note.tsx";

export function HistoryScreen({ view }: { view: HistoryView }) {
  const { history } = useWords(recordWords);
  const { comparison, entries, revisions } = view;
  return (
    <section id="record" data-part>
      <div id="record-answer" tabIndex={-1}>
        <HistoryRefusal view={view} />
      </div>
      {comparison && <ComparisonSection comparison={comparison} />}
      {entries.length === 0 ? <p className="note">{history.fromFile}</p> : <Timeline view={view} />}
      {revisions.length > 1 && <CompareForm view={view} />}
      {view.mayPublish && <RevertForm view={view} />}
    </section>
  );
}

function Timeline({ view: { entries, now } }: { view: HistoryView }) {
  const { locale } = useSite();
  const { history } = useWords(recordWords);
  return (
    <ol className="timeline">
      {entries.map(({ id, at, text, wrote }) => (
        <li key={id}>
          <p>{text}</p>
          <p className="quiet">
            <time dateTime={new Date(at).toISOString()}>{formatWeekdayMoment(at, locale, now)}</time>{" "}
            {wrote !== undefined && wrote > 1 && <a href={`?from=${wrote - 1}&to=${wrote}`}>{history.whatChanged}</a>}
          </p>
        </li>
      ))}
    </ol>
  );
}

function ComparisonSection({ comparison: { from, to, texts } }: { comparison: Comparison }) {
  const { locale } = useSite();
  const { history } = useWords(recordWords);
  return (
    <section aria-labelledby="compared" className="compared">
      <h2 id="compared">{history.between(formatDigits(from, locale), formatDigits(to, locale))}</h2>
      {texts.length === 0 && <p className="note">{history.same}</p>}
      <ChangedTexts texts={texts} />
    </section>
  );
}

function CompareForm({ view: { revisions, comparison } }: { view: HistoryView }) {
  const { locale } = useSite();
  const { history } = useWords(recordWords);
  const newest = revisions[0]?.number ?? 1;
  const fields = [
    { name: "from", label: history.from, value: comparison?.from ?? Math.max(1, newest - 1) },
    { name: "to", label: history.to, value: comparison?.to ?? newest },
  ];
  return (
    <details open={comparison !== undefined}>
      <summary>{history.compare}</summary>
      <form className="compare">
        {fields.map(({ name, label, value }) => (
          <p key={name} className="field">
            <label htmlFor={name}>{label}</label>
            <select id={name} name={name} defaultValue={String(value)}>
              {revisions.map(({ number, at }) => (
                <option key={number} value={number}>
                  {history.revision(formatDigits(number, locale), formatMoment(at, locale))}
                </option>
              ))}
            </select>
          </p>
        ))}
        <p>
          <button type="submit" className="button quiet-button">
            {history.show}
          </button>
        </p>
      </form>
    </details>
  );
}

/** A button for each revision that was public before and is not now. */
function RevertForm({ view: { editions, revisions, open, key, now } }: { view: HistoryView }) {
  const { locale, t } = useSite();
  const { history } = useWords(recordWords);
  const { current } = editionsAt(editions, now);
  const shown = current ? (current.off ? undefined : open.current?.revision) : 1;
  const earlier = new Set(editions.filter((each) => each.publicFrom <= now && !each.off).map((each) => each.revision));
  if (revisions.some(({ number, by }) => number === 1 && by === null)) earlier.add(1);
  const others = [...earlier].filter((number) => number !== shown && number > 0).sort((a, b) => b - a);
  if (others.length === 0) return null;
  return (
    <form id={revertFormId} method="post" className="go-back">
      <PersonField />
      <p>{history.goBackHelp}</p>
      <input type="hidden" name="form:key" value={key} />
      <input type="hidden" name="form:edition" value={open.edition} />
      {others.slice(0, 10).map((number) => (
        <p key={number}>
          <button
            type="submit"
            name="revision"
            value={number}
            className="button quiet-button"
            data-busy={t.form.moment}
          >
            {history.goBack(formatDigits(number, locale))}
          </button>
        </p>
      ))}
      <p className="note alert" role="alert" hidden data-failed>
        {t.form.failed}
      </p>
    </form>
  );
}
