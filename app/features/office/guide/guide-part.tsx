import type { ReactNode } from "react";
import type { GuideSection } from "./guide-text.ts";

interface Props {
  section: GuideSection;
  children?: ReactNode;
}

function GuideLine({ text }: { text: string }) {
  const [before = "", named, ...after] = text.split("**");
  if (named === undefined) return before;
  return (
    <>
      {before}
      <strong>{named}</strong>
      <GuideLine text={after.join("**")} />
    </>
  );
}

/** Folded on phones; a link to the section's id opens it, as browsers show what an address names. */
export function GuidePart({ section: { id, title, steps, notes = [] }, children }: Props) {
  return (
    <details className="guide-part">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div id={id}>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <GuideLine text={step} />
            </li>
          ))}
        </ol>
        {notes.map((note) => (
          <p key={note}>
            <GuideLine text={note} />
          </p>
        ))}
        {children}
      </div>
    </details>
  );
}
