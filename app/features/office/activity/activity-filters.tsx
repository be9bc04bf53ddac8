import { useSite, useWords } from "#app/design/site.tsx";
import { Choice } from "#app/features/staff/index.view.ts";
import { kindOfFiles } from "#app/platform/files/activity-kind.ts";
import type { LogNames, LogView } from "./activity-log.ts";
import { activityWords } from "./words.ts";

/** In the log the text follows a name; in the filter it begins a line. */
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function ActivityFilters({ view: { about, choices, query, kinds, names } }: { view: LogView & LogNames }) {
  const { link } = useSite();
  const words = useWords(activityWords);
  const who = Object.fromEntries(choices.who.map(({ uid, name }) => [uid, name]));
  const what = Object.fromEntries(choices.what.map((each) => [each, upperFirst(words.actions[each] ?? each)]));
  const asked = query.record ?? "";
  // A single record, if a link asks for it.
  const own = asked.includes("/") ? { [asked]: names[asked]?.text ?? asked.slice(asked.indexOf("/") + 1) } : {};
  const records = { "": words.everything, ...own, ...kinds, [kindOfFiles]: words.files };
  return (
    <section className="card office-filters" aria-labelledby="filter">
      <h2 id="filter">{words.filter}</h2>
      <form method="get" action={link("/office/activity")}>
        <Choice name="who" label={words.who} options={{ "": words.everyone, ...who }} value={query.who} />
        <Choice name="what" label={words.what} options={{ "": words.everything, ...what }} value={query.what} />
        {about === "records" && <Choice name="record" label={words.record} options={records} value={query.record} />}
        <p className="field">
          <label htmlFor="log-from">{words.from}</label>
          <input id="log-from" type="date" name="from" defaultValue={query.from} />
        </p>
        <p className="field">
          <label htmlFor="log-to">{words.to}</label>
          <input id="log-to" type="date" name="to" defaultValue={query.to} />
        </p>
        <p>
          <button type="submit" className="button quiet-button">
            {words.show}
          </button>
        </p>
      </form>
    </section>
  );
}
