import { AddressText } from "#app/design/address-text.tsx";
import { SubmitButton } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { OneForm } from "./one-form.tsx";
import type { SentContact, SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

interface Props {
  view: SubmissionView;
  contact: SentContact;
  /** Whether it is the group's only address. */
  isOne: boolean;
  isOpen: boolean;
}

export function MailAnswer({ view, contact, isOne, isOpen }: Props) {
  const { link } = useSite();
  const { mail: t, email: title, duplicates } = useWords(oneWords);
  const { email, isProven, submission } = contact;
  const { reference, kind, locale } = submission;
  const { open } = view;
  const { status } = open.submission;
  const messages = view.messages[reference] ?? [];
  const text = isOpen ? (view.typed?.mail ?? messages.find(({ id }) => id === view.mail?.text)?.text) : undefined;
  const field = isOne ? "mail-text" : `mail-text-${reference}`;
  return (
    <details className="mail-answer" open={isOpen} id={isOne || isOpen ? "mail" : undefined}>
      <summary className="button quiet-button">{isOne ? title : t.titleTo(email ?? "")}</summary>
      <p className="quiet">
        <AddressText>{email ?? ""}</AddressText> ({isProven ? duplicates.proven : duplicates.unproven}). {t.kept}
      </p>
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
          <SubmitButton does="mail" look="button">
            {t.send}
          </SubmitButton>
        </p>
      </OneForm>
    </details>
  );
}
