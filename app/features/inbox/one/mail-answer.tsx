import { Send } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { OneForm } from "./one-form.tsx";
import type { SentContact, SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

/** An answer by email to each address, which may begin with a text that is ready. */
export function MailAnswers({ view, contacts: all }: { view: SubmissionView; contacts: SentContact[] }) {
  const contacts = all.filter(({ email }) => email !== null);
  const { mail, typed } = view;
  const wanted = typed?.mail === undefined ? mail?.to : typed.to;
  const open = contacts.find(({ submission }) => submission.reference === wanted) ?? contacts[0];
  const isOpen = mail !== undefined || typed?.mail !== undefined;
  return contacts.map((contact) => (
    <MailAnswer key={contact.submission.reference} view={view} contact={contact} isOpen={isOpen && contact === open} />
  ));
}

interface Props {
  view: SubmissionView;
  contact: SentContact;
  isOpen: boolean;
}

function MailAnswer({ view, contact, isOpen }: Props) {
  const { link } = useSite();
  const { mail: t, duplicates } = useWords(oneWords);
  const { email, isProven, submission } = contact;
  const { reference, kind, locale } = submission;
  const { open } = view;
  const { status } = open.submission;
  const messages = view.messages[reference] ?? [];
  const text = isOpen ? (view.typed?.mail ?? messages.find(({ id }) => id === view.mail?.text)?.text) : undefined;
  const isOne = open.sent.length === 1;
  const field = isOne ? "mail-text" : `mail-text-${reference}`;
  return (
    <details className="fold" open={isOpen} id={isOne || isOpen ? "mail" : undefined}>
      <summary>{isOne ? t.title : t.titleTo(email ?? "")}</summary>
      <p className="quiet">{t.to(`${email} (${isProven ? duplicates.proven : duplicates.unproven})`)}</p>
      {kind !== "feedback" && messages.length > 0 && (
        <p className="row-buttons">
          {t.templates}:{" "}
          {messages.map(({ id, name }) => (
            <a
              key={id}
              href={`${link(`/office/inbox/${open.submission.reference}`)}?mail=${id}&to=${reference}#mail`}
              className="row-button"
            >
              {name}
            </a>
          ))}
        </p>
      )}
      <OneForm view={view}>
        <input type="hidden" name="to" value={reference} />
        <p className="field">
          <label htmlFor={field}>{t.text}</label>
          <textarea id={field} name="mail" rows={6} maxLength={5000} required defaultValue={text} lang={locale} />
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
