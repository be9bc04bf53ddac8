import { madeDocument } from "#app/platform/content/made.ts";
import { Icon } from "./icon.tsx";
import { DocumentFacts } from "./paper-link.tsx";
import { useSite } from "./site.tsx";

interface Item {
  id: string;
  title: string;
  description: string;
  on: string;
}

/** PDFs to download, with type, length, size and date beside each. */
export function DownloadList({ items }: { items: Item[] }) {
  const { locale } = useSite();
  return (
    <ul className="downloads">
      {items.map(({ id, title, description, on }) => (
        <li key={id}>
          <a href={madeDocument(id, locale).address} download>
            <Icon name="download" />
            {title}
          </a>
          <p>{description}</p>
          <DocumentFacts id={id} on={on} />
        </li>
      ))}
    </ul>
  );
}
