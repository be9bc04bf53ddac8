import { useSite } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";

export interface ListedResearch {
  key: string;
  title: string;
  people: string;
  where?: string;
  year: number;
  link?: string | undefined;
}

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
