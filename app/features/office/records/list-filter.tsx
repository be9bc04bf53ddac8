import { useWords } from "#app/design/site.tsx";
import { type ListState, listStates } from "#app/platform/records/editions.ts";
import { recordWords } from "./words.ts";

export function ListFilter({ q, state }: { q: string; state: ListState | undefined }) {
  const { list, states } = useWords(recordWords);
  return (
    <details className="list-filter" open={q !== "" || state !== undefined}>
      <summary>{list.search}</summary>
      <form>
        <p className="field">
          <label htmlFor="q">{list.words}</label>
          <input id="q" type="search" name="q" defaultValue={q} maxLength={100} />
        </p>
        <p className="field">
          <label htmlFor="state">{list.state}</label>
          <select id="state" name="state" defaultValue={state ?? ""}>
            <option value="">{list.all}</option>
            {listStates.map((each) => (
              <option key={each} value={each}>
                {states[each]}
              </option>
            ))}
          </select>
        </p>
        <p>
          <button type="submit" className="button quiet-button">
            {list.find}
          </button>
        </p>
      </form>
    </details>
  );
}
