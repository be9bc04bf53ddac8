import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

/** In characters. */
export const longestQuery = 200;

export function Search({ query, id = "q" }: { query?: string | undefined; id?: string }) {
  const { link, t } = useSite();
  return (
    <search>
      <form action={link("/search")} className="search">
        <label htmlFor={id}>{t.search.label}</label>
        <input id={id} name="q" type="search" defaultValue={query} maxLength={longestQuery} />
        <button type="submit" className="button">
          {t.search.button}
          <Icon name="arrow" />
        </button>
      </form>
    </search>
  );
}
