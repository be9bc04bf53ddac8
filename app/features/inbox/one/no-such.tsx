import { useSite, useWords } from "#app/design/site.tsx";
import { inboxWords } from "#app/features/inbox/words.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { oneWords } from "./words.ts";

type Typed = Record<string, string> | undefined;

export function NoSuch({ typed }: { typed: Typed }) {
  const { title } = useWords(inboxWords);
  const t = useWords(oneWords);
  return (
    <OfficePage title={t.noSuch} lead={t.noSuchText} back={{ to: "/office/inbox", label: title }}>
      <TypedText typed={typed} />
    </OfficePage>
  );
}

/** Replaces the page's content, for a form sent by script. */
export function NoSuchPart({ typed }: { typed: Typed }) {
  const { link } = useSite();
  const { title } = useWords(inboxWords);
  const t = useWords(oneWords);
  return (
    <section id="submission" data-part data-end>
      <p className="office-back">
        <a href={link("/office/inbox")}>{title}</a>
      </p>
      <div id="submission-answer" role="alert" tabIndex={-1}>
        <h1>{t.noSuch}</h1>
        <p className="lead">{t.noSuchText}</p>
      </div>
      <TypedText typed={typed} />
    </section>
  );
}

function TypedText({ typed = {} }: { typed: Typed }) {
  const t = useWords(oneWords);
  const text = [typed.text, typed.mail].find((each) => each?.trim());
  return (
    text && (
      <p className="field">
        <label htmlFor="typed-text">{t.notKept}</label>
        <textarea id="typed-text" rows={6} readOnly defaultValue={text} />
      </p>
    )
  );
}
