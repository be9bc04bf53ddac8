import { DocumentFacts } from "#app/design/paper-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { findPdf } from "#app/platform/content/made.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { downloadWords } from "./words.ts";

interface Item {
  id: string;
  title: string;
  number: string | undefined;
  on: string;
}

export function DocumentsTable({ items }: { items: Item[] }) {
  const { locale, t } = useSite();
  const words = useWords(downloadWords);
  return (
    <table className="documents">
      <thead>
        <tr>
          <th scope="col">{words.document}</th>
          <th scope="col">{words.size}</th>
          <th scope="col">{t.paper.date}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, number, on }) => (
          <tr key={id}>
            <th scope="row">
              <a href={findPdf(id, locale)?.address} download>
                {title}
              </a>
              {number && <p className="quiet">{number}</p>}
            </th>
            <td>
              <DocumentFacts id={id} />
            </td>
            <td>{formatDay(on, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
