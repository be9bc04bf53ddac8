import type { ReactNode } from "react";
import { type PageBlock, tableRows } from "#app/cms/content/page-record.ts";
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

function Items({ items = [], isNumbered = false, draw = titled }: ItemsProps) {
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

function Scorecard({ title, text, items }: PageBlock) {
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

function Scene({ title, text, picture = "", alt = "" }: PageBlock) {
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

function Postcard({ title, text = "", items, picture = "", button }: PageBlock) {
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

function TextTable({ text = "" }: { text?: string | undefined }) {
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

export function Prose({ blocks = [] }: { blocks?: PageBlock[] | undefined }) {
  return (
    <div className="prose">
      <Blocks blocks={blocks} />
    </div>
  );
}

/** Blocks from a fold to the next one, or to a heading, are inside the fold. */
function Blocks({ blocks }: { blocks: PageBlock[] }) {
  const at = blocks.findIndex(({ block }) => block === "fold");
  const plain = (each: PageBlock, index: number) => <Block key={`${index}`} {...each} />;
  if (at < 0) return blocks.map(plain);
  const [fold, ...rest] = blocks.slice(at) as [PageBlock, ...PageBlock[]];
  const next = rest.findIndex(({ block }) => block === "fold" || block === "heading");
  const end = next < 0 ? rest.length : next;
  return (
    <>
      {blocks.slice(0, at).map(plain)}
      <details id={fold.anchor} open={fold.isOpen}>
        <summary>
          <h2>{fold.title}</h2>
        </summary>
        {rest.slice(0, end).map(plain)}
      </details>
      <Blocks blocks={rest.slice(end)} />
    </>
  );
}

function Block(part: PageBlock) {
  const { isSample } = useSite().institute;
  const { block, title, text, items = [] } = part;
  switch (block) {
    case "paragraph":
      return (
        <p>
          <Inline text={text} />
        </p>
      );
    case "opening":
      return (
        <p className="opening">
          <Inline text={text} />
        </p>
      );
    case "heading":
      return <h2>{title}</h2>;
    case "subheading":
      return <h3>{title}</h3>;
    case "points":
      return <Items items={items} />;
    case "sampleNote":
    case "note":
      return block === "note" || isSample ? (
        <aside className="note">
          <Paragraphs text={text} />
        </aside>
      ) : null;
    case "cards":
      return (
        <div className="cards">
          <Items items={items} />
        </div>
      );
    case "steps":
    case "sentences":
      return (
        <div className={block}>
          <Items items={items} isNumbered />
        </div>
      );
    case "card":
      return (
        <div className="keep">
          <div className="steps">
            <Items items={items} isNumbered />
          </div>
          <Paragraphs text={text} />
        </div>
      );
    case "ring":
      return (
        <div className="quarters">
          <p className="quarters-name">{title}</p>
          <Items items={items} isNumbered />
        </div>
      );
    case "signature":
      return (
        <p className="signature">
          <strong>{title}</strong>
          <br />
          <Inline text={text} />
        </p>
      );
    case "scorecard":
      return <Scorecard {...part} />;
    case "scene":
      return <Scene {...part} />;
    case "postcard":
      return <Postcard {...part} />;
    case "table":
      return <TextTable text={text} />;
  }
}

function Paragraphs({ text = "" }: { text?: string | undefined }) {
  return text.split(/\n{2,}/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name, and are rendered once.
    <p key={at}>
      <Inline text={paragraph} />
    </p>
  ));
}
