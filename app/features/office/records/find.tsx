import { useSite, useWords } from "#app/design/site.tsx";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { searchWords } from "./find-words.ts";
import type { KindResults } from "./found.ts";
import { RecordList } from "./record-list.tsx";
import { recordWords } from "./words.ts";

export function SearchForm({ q }: { q: string }) {
  const { list } = useWords(recordWords);
  const find = useWords(searchWords);
  return (
    <form className="find list-filter">
      <p className="field">
        <label htmlFor="q">{find.label}</label>
        <input id="q" type="search" name="q" defaultValue={q} maxLength={100} />
      </p>
      <p>
        <button type="submit" className="button quiet-button">
          {list.find}
        </button>
      </p>
    </form>
  );
}

interface SearchResultsProps {
  found: KindResults[];
  q: string;
  now: number;
  mayDecide: boolean;
}

export function SearchResults({ found, q, now, mayDecide }: SearchResultsProps) {
  const { locale, link } = useSite();
  const find = useWords(searchWords);
  return found
    .filter(({ total }) => total > 0)
    .map(({ kind, records, total }) => (
      <section key={kind.name} className="found" aria-labelledby={kind.name}>
        <h2 id={kind.name}>{kind.words[locale].many}</h2>
        <RecordList kind={kind} records={records} now={now} mayDecide={mayDecide} />
        {total > records.length && (
          <p className="more">
            <a href={link(`/office/records/${kind.name}?q=${encodeURIComponent(q)}`)}>
              {find.all(formatNumber(total, locale))}
            </a>
          </p>
        )}
      </section>
    ));
}
