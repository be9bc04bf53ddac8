import { Icon } from "#app/design/icon.tsx";
import { DocumentFacts } from "#app/design/paper-link.tsx";
import { useSite } from "#app/design/site.tsx";
import { madePdf } from "#app/platform/content/made.ts";

interface Item {
  id: string;
  title: string;
  description: string;
  on: string;
}

/** PDFs to download, each with type, length, size and date. */
export function DownloadList({ items }: { items: Item[] }) {
  const { locale } = useSite();
  return (
    <ul className="downloads">
      {items.map(({ id, title, description, on }) => (
        <li key={id}>
          <a href={madePdf(id, locale).address} download>
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
