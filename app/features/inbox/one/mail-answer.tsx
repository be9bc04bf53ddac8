import { Send } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { OneForm } from "./one-form.tsx";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

/** An answer by email, which may begin with a text that is ready. */
export function MailAnswer({ view }: { view: SubmissionView }) {
  const { link } = useSite();
  const { mail: t } = useWords(oneWords);
  const { open, messages, mail, typed } = view;
  const { email, reference, kind, status, locale } = open.submission;
  if (email === null) return null;
  const text = typed?.mail ?? messages.find(({ id }) => id === mail)?.text;
  return (
    <details className="fold" open={mail !== undefined || typed?.mail !== undefined} id="mail">
      <summary>{t.title}</summary>
      <p className="quiet">{t.to(email)}</p>
      {kind !== "feedback" && messages.length > 0 && (
        <p className="row-buttons">
          {t.templates}:{" "}
          {messages.map(({ id, name }) => (
            <a key={id} href={`${link(`/office/inbox/${reference}`)}?mail=${id}#mail`} className="row-button">
              {name}
            </a>
          ))}
        </p>
      )}
      <OneForm view={view}>
        <p className="field">
          <label htmlFor="mail-text">{t.text}</label>
          <textarea id="mail-text" name="mail" rows={6} maxLength={5000} required defaultValue={text} lang={locale} />
        </p>
        {kind === "feedback" && status !== "answered" && (
          <label className="check">
            <input type="checkbox" name="answered" defaultChecked autoComplete="off" /> {t.answered}
          </label>
        )}
        <p>
          <Send does="mail">{t.send}</Send>
        </p>
      </OneForm>
    </details>
  );
}
