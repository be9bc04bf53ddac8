import type { ReactNode } from "react";
import type { GuideSection } from "./guide-text.ts";

interface Props {
  section: GuideSection;
  /** Shown after the notes. */
  children?: ReactNode;
}

/** A text with the names of buttons in bold. */
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

/** A section of the guide: the steps, and further notes. */
export function GuidePart({ section: { id, title, steps, notes = [] }, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="guide-part">
      <h2 id={`${id}-title`}>{title}</h2>
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
    </section>
  );
}
