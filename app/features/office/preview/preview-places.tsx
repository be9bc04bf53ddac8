import { useSite, useWords } from "#app/design/site.tsx";
import { previewScreenWords } from "./words.ts";

interface Props {
  slug: string;
  addresses: string[];
  /** The page being shown. */
  address: string;
}

/** A choice of the pages that will show a record. */
export function PreviewPlaces({ slug, addresses, address }: Props) {
  const { t: site } = useSite();
  const t = useWords(previewScreenWords);
  const names: Record<string, string> = site.pages;
  return (
    <nav className="preview-places" aria-label={t.where}>
      <h2>{t.where}</h2>
      <ul>
        {addresses.map((each) => (
          <li key={each}>
            <a href={`?${new URLSearchParams({ address: each })}`} aria-current={each === address ? "true" : undefined}>
              {each.endsWith(slug) ? t.ownPage : (names[each] ?? each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
