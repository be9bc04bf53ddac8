import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

/** Looks for words in the pages' titles; the sitemap answers. */
export function Search({ query }: { query?: string | undefined }) {
  const { link, t } = useSite();
  return (
    <search>
      <form action={link("/sitemap")} className="search">
        <label htmlFor="q">{t.search.label}</label>
        <input id="q" name="q" type="search" defaultValue={query} maxLength={80} />
        <button type="submit" className="button">
          {t.search.button}
          <Icon name="arrow" />
        </button>
      </form>
    </search>
  );
}
