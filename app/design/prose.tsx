import type { PageBlock } from "#app/platform/content/page-record.ts";
import { Inline } from "./inline.tsx";
import { Items, Postcard, Scene, Scorecard, TextTable } from "./shapes.tsx";
import { useSite } from "./site.tsx";

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
