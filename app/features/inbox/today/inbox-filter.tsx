import { useSite, useWords } from "#app/design/site.tsx";
import { allStates } from "#app/features/inbox/filter.ts";
import type { InboxFilter } from "#app/features/inbox/views.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { todayWords } from "./words.ts";

interface Props {
  filter: InboxFilter;
  years: number[];
  people: { uid: string; name: string }[];
}

const formId = "inbox-find";

/** The fold is closed after a search too, since it fills a phone. */
export function InboxListFilter({ filter, years, people }: Props) {
  const { locale, link } = useSite();
  const t = useWords(todayWords);
  const { kinds, states, sources, nobody, filter: filterWords } = useWords(inboxWords);
  const choices = [
    {
      name: "state",
      label: t.state,
      value: filter.state ?? "all",
      options: [["open", filterWords.open], ["all", filterWords.all], ...allStates.map((each) => [each, states[each]])],
    },
    { name: "kind", label: t.kind, value: filter.kind, options: [["", filterWords.all], ...Object.entries(kinds)] },
    {
      name: "owner",
      label: t.owned,
      value: filter.owner,
      options: [["", filterWords.all], ["nobody", nobody], ...people.map(({ uid, name }) => [uid, name])],
    },
    {
      name: "source",
      label: t.source,
      value: filter.source,
      options: [["", filterWords.all], ...Object.entries(sources)],
    },
    {
      name: "year",
      label: t.year,
      value: filter.year?.toString(),
      options: [["", filterWords.all], ...years.map((year) => [`${year}`, formatDigits(year, locale)])],
    },
  ];
  return (
    <>
      <form id={formId} className="inbox-find" action={link("/office/inbox")}>
        <p className="field">
          <label htmlFor="q" className="sr-only">
            {t.words}
          </label>
          <input id="q" type="search" name="q" defaultValue={filter.q} maxLength={100} placeholder={t.words} />
        </p>
        <button type="submit" className="button quiet-button">
          {t.search}
        </button>
      </form>
      <details className="list-filter">
        <summary>{t.filter}</summary>
        <div>
          {choices.map(({ name, label, value, options }) => (
            <p key={name} className="field">
              <label htmlFor={name}>{label}</label>
              <select id={name} name={name} form={formId} defaultValue={value ?? ""}>
                {options.map(([each = "", text]) => (
                  <option key={each} value={each}>
                    {text}
                  </option>
                ))}
              </select>
            </p>
          ))}
          <p className="actions">
            <button type="submit" form={formId} className="button">
              {t.find}
            </button>
          </p>
        </div>
      </details>
    </>
  );
}
