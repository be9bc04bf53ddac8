import { isDay } from "#app/cms/content/text.ts";
import { valueAt } from "#app/cms/records/draft.ts";
import { isImmediate, isShownState } from "#app/cms/records/editions.ts";
import { fieldAt } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { nameIn } from "#app/cms/records/labels.ts";
import type { ListedRecord } from "#app/cms/records/record-types.ts";
import { formatDays, formatNumber } from "#app/lib/i18n/format.ts";
import { formatNearDay, formatWeekdayMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Option } from "#app/office/record-form/form-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import { lastDayBefore } from "./posted-record.ts";
import { valueText } from "./record-texts.tsx";
import { recordAddressOf, waitsForPrincipal } from "./record-view.ts";
import { formatAgo, recordWords } from "./record-words.ts";

interface Props {
  kind: RecordKind;
  records: ListedRecord[];
  /** Records that the fields refer to, by path of the field. */
  named?: Record<string, Option[]>;
  now: number;
  /** For the principal, nothing waits for somebody else. */
  mayDecide: boolean;
}

export function RecordList({ records, ...of }: Props) {
  return (
    <ul className="record-list link-rows">
      {records.map((record) => (
        <RecordCard key={record.slug} record={record} {...of} />
      ))}
    </ul>
  );
}

function RecordCard({ kind, record, named = {}, now, mayDecide }: Omit<Props, "records"> & { record: ListedRecord }) {
  const { locale, link } = useSite();
  const { list, record: words } = useWords(recordWords);
  const name = nameIn(kind, record.data, locale);
  const columns = columnsOf(kind, record, locale, named, name?.text);
  const { at, byName } = record;
  return (
    <li className={dotOf(record)}>
      <a
        href={link(recordAddressOf(kind.name, record.slug))}
        lang={name && name.lang !== locale ? name.lang : undefined}
      >
        {name?.text ?? list.nameless}
      </a>
      <p className="quiet">
        <span>
          <State record={record} now={now} />
          {waitsForPrincipal(kind, record) && (
            <strong className="state changed">{mayDecide ? words.waitsForYou.replace(/\.$/, "") : list.waits}</strong>
          )}
        </span>
        <span>
          {columns.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
        {at !== undefined && byName && <span>{list.by(byName, formatAgo(at, locale, now))}</span>}
      </p>
    </li>
  );
}

/** Green if the public sees what is written, amber if something needs to be done. */
function dotOf({ state, ahead, isChanged, current }: ListedRecord): string {
  if (state === "draft" || ahead.length > 0 || isChanged || current?.follows) return "is-ahead";
  return state === "public" ? "is-public" : "is-over";
}

/** Leaves out what the name already contains; a first and last day become a range. */
function columnsOf(
  kind: RecordKind,
  { data }: ListedRecord,
  locale: Locale,
  named: Record<string, Option[]>,
  name: string | undefined,
): string[] {
  const { from, to } = data as { from?: string; to?: string };
  const isRange = from && to && isDay(from) && isDay(to) && from <= to;
  const texts = kind.columns.flatMap((path) => {
    if (isRange && path === "to") return [];
    if (isRange && path === "from") return [formatDays(from, to, locale)];
    const field = fieldAt(kind.fields, path);
    const value = valueAt(data, path);
    const reference = named[path]?.find((option) => option.value === value);
    if (reference) return reference.label;
    return field ? [valueText(kind, field, value, locale)] : [];
  });
  return [...new Set(texts)].filter((text) => text !== "" && !name?.includes(text) && text.length <= 80);
}

function State({ record: { state, current, ahead, isChanged }, now }: { record: ListedRecord; now: number }) {
  const { locale } = useSite();
  const { list, states, record } = useWords(recordWords);
  const next = ahead.at(-1);
  const when = next && formatWeekdayMoment(next.publicFrom, locale, now);
  const isPublic = state === "public";
  const until = current?.publicUntil ? formatNearDay(lastDayBefore(current.publicUntil), locale, now) : undefined;
  return (
    <>
      {state !== "scheduled" && (
        <strong className={`state ${state}`}>
          {isPublic && until ? record.isPublicUntil(until).replace(/\.$/, "") : states[state]}
        </strong>
      )}
      {next && when && (
        <strong className="state scheduled">
          {isImmediate(next)
            ? record.inAMinute.replace(/\.$/, "")
            : state === "scheduled"
              ? list.from(when)
              : list.newFrom(when)}
        </strong>
      )}
      {isPublic && current?.follows && <strong className="state following">{list.missing(current.follows)}</strong>}
      {isChanged && isShownState(state) && <strong className="state changed">{states.changed}</strong>}
    </>
  );
}

const en = {
  label: "Search all content",
  title: (words: string) => `Search: ${words}`,
  none: "Nothing found. Try another word.",
  all: (count: string) => `All ${count} found`,
};

const mr: typeof en = {
  label: "सर्व मजकुरात शोधा",
  title: (words) => `शोध: ${words}`,
  none: "काही सापडले नाही. दुसरा शब्द वापरा.",
  all: (count) => `सापडलेले सर्व ${count} पाहा`,
};

export const searchWords: Record<Locale, typeof en> = { en, mr };

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

export interface KindResults {
  kind: RecordKind;
  /** Whether the kind's name or the labels of its fields, in either language, contain the words. */
  isNamed: boolean;
  /** The first records whose draft contains the words. */
  records: ListedRecord[];
  total: number;
}
