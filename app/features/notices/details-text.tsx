import { Fragment } from "react";
import { Numbers } from "#app/design/numbers.tsx";
import { type Block, detailBlocks, type LinePiece } from "./details.ts";

export function DetailsText({ details }: { details: string }) {
  return detailBlocks(details).map((block) => <BlockText key={block.at} block={block} />);
}

function BlockText({ block: { kind, lines } }: { block: Block }) {
  if (kind === "list")
    return (
      <ul>
        {lines.map(({ at, pieces }) => (
          <li key={at}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      {lines.map(({ at, pieces }, index) => (
        <Fragment key={at}>
          {index > 0 && <br />}
          <Pieces pieces={pieces} />
        </Fragment>
      ))}
    </p>
  );
}

function Pieces({ pieces }: { pieces: LinePiece[] }) {
  return pieces.map(({ at, text, isLink }) =>
    isLink ? (
      <a key={at} href={text} rel="nofollow noreferrer">
        {text}
      </a>
    ) : (
      <Numbers key={at}>{text}</Numbers>
    ),
  );
}
