import type { GuideSection } from "./guide-text.ts";

/** A text in which what is on a button is bold. */
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

/** A part of the guide: what to do, step by step, and what else is good to know. */
export function GuidePart({ section: { id, title, steps, notes = [] } }: { section: GuideSection }) {
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
    </section>
  );
}
