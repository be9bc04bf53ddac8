import type { ReactNode } from "react";
import { type PageBlock, tableRows } from "#app/platform/content/page-record.ts";
import { Inline } from "./inline.tsx";
import { Picture } from "./picture.tsx";
import { useSite } from "./site.tsx";

type Item = NonNullable<PageBlock["items"]>[number];

interface ItemsProps {
  items: Item[] | undefined;
  isNumbered?: boolean;
  draw?: (item: Item) => ReactNode;
}

const titled = ({ title, text }: Item) => (
  <>
    {title && <strong>{title}</strong>}
    {title && " "}
    <Inline text={text} />
  </>
);

export function Items({ items = [], isNumbered = false, draw = titled }: ItemsProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name, and are rendered once.
        <li key={at}>{draw(item)}</li>
      ))}
    </List>
  );
}

export function Scorecard({ title, text, items }: PageBlock) {
  return (
    <div className="scorecard">
      <p className="scorecard-head">
        <span>{title}</span> <span>{text}</span>
      </p>
      <Items
        items={items}
        isNumbered
        draw={(item) => (
          <>
            <p>{titled(item)}</p>
            <p className="today" data-is={item.state}>
              <Inline text={item.today} />
            </p>
          </>
        )}
      />
    </div>
  );
}

export function Scene({ title, text, picture = "", alt = "" }: PageBlock) {
  return (
    <section className="scene">
      <Picture name={picture} alt={alt} sizes="(min-width: 75rem) 690px, (min-width: 48rem) 55vw, 92vw" />
      <div>
        <h2>{title}</h2>
        <p>
          <Inline text={text} />
        </p>
      </div>
    </section>
  );
}

export function Postcard({ title, text = "", items, picture = "", button }: PageBlock) {
  const { institute } = useSite();
  const { address, email } = institute.contact;
  return (
    <section className="postcard">
      <div>
        <h2>{title}</h2>
        <Items items={items} />
      </div>
      <div>
        <Picture name={picture} alt="" sizes="100px" className="stamp" />
        <address>
          <div>{text}</div>
          <div>{institute.name}</div>
          <div>{address}</div>
        </address>
        <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(text)}`}>
          {button}
        </a>
      </div>
    </section>
  );
}

export function TextTable({ text = "" }: { text?: string | undefined }) {
  const [head = [], ...rows] = tableRows(text);
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <Inline text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">
              <Inline text={first} />
            </th>
            {cells.map((cell) => (
              <td key={cell}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
