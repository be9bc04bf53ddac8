import { useSite } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";

/** A publication, patent or copyright, from the institute's records or from a member's profile. */
export interface ListedResearch {
  /** Unique in the list. */
  key: string;
  title: string;
  people: string;
  where?: string;
  year: number;
  /** A web address. */
  link?: string | undefined;
}

/** Publications, patents or copyrights in the order they are given. */
export function ResearchList({ items }: { items: ListedResearch[] }) {
  const { locale } = useSite();
  return (
    <ul className="publications">
      {items.map(({ key, title, people, where, year, link }) => (
        <li key={key}>
          <strong>
            {link ? (
              <a href={link} rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </strong>
          <br />
          {where ? `${people}. ${where}` : people}, {formatDigits(year, locale)}
        </li>
      ))}
    </ul>
  );
}
