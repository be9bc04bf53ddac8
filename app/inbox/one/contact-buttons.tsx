import { contactsOf, numbersOf, numberToWriteTo } from "#app/inbox/contacts.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { telLink, whatsappLink } from "#app/lib/i18n/phone.ts";
import { AddressText } from "#app/ui/contact-links.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { oneWords } from "./one-words.ts";
import { type FilledMessage, OneForm, type SentContact, type SubmissionView } from "./submission-view.tsx";

interface Props {
  view: SubmissionView;
  contact: SentContact;
  /** Whether it is the group's only address. */
  isOne: boolean;
  isOpen: boolean;
}

function MailAnswer({ view, contact, isOne, isOpen }: Props) {
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

export function ContactButtons({ view }: { view: SubmissionView }) {
  const { call } = useWords(inboxWords);
  const { under } = useWords(oneWords);
  const { sent } = view.open;
  const [first, ...others] = numbersOf(sent.map(({ submission }) => submission));
  const of = (reference: string | null) => sent.length > 1 && reference && ` · ${under(reference)}`;
  return (
    <div className="reach">
      {first && (
        // The guardian's consent is recorded first.
        <a
          href={telLink(first.phone)}
          className={`button reach-call${view.next ? " quiet-button" : ""}`}
          data-then={first.to === "guardian" ? undefined : "after"}
        >
          <Icon name="phone" />
          <span>
            {call[first.to === "guardian" ? "guardian" : "call"]} <bdi>{first.phone}</bdi>
            {of(first.reference)}
          </span>
        </a>
      )}
      <ContactRows view={view} />
      {others.map(({ to, phone, reference }) => (
        <p key={phone}>
          <a href={telLink(phone)} className="row-button">
            {call[to === "guardian" ? "guardian" : "call"]} <bdi>{phone}</bdi>
            {of(reference)}
          </a>
        </p>
      ))}
    </div>
  );
}

function ContactRows({ view }: { view: SubmissionView }) {
  const contacts = contactsOf(view.open.sent.map(({ submission }) => submission));
  const mailed = contacts.filter(({ email }) => email !== null);
  const wanted = view.typed?.mail === undefined ? view.mail?.to : view.typed.to;
  // A typed text stays visible even if its address is no longer here.
  const open =
    wanted === undefined ? undefined : (mailed.find(({ submission }) => submission.reference === wanted) ?? mailed[0]);
  return contacts.map((contact) => (
    <div key={contact.submission.reference}>
      <Sender view={view} contact={contact} />
      <div className="reach-buttons">
        <Chat view={view} contact={contact} />
        {contact.email && (
          <MailAnswer view={view} contact={contact} isOne={mailed.length === 1} isOpen={contact === open} />
        )}
      </div>
    </div>
  ));
}

interface ChatProps extends ContactProps {
  message?: FilledMessage;
}

function Chat({ view, contact, message }: ChatProps) {
  const t = useWords(oneWords);
  const number = numberToWriteTo(
    contact,
    view.open.sent.map(({ submission }) => submission),
  );
  return (
    number && (
      <a
        href={whatsappLink(number.phone, message?.text ?? "")}
        className="button quiet-button"
        target="_blank"
        rel="noreferrer"
      >
        {!message && <Icon name="chat" />}
        {number.to === "guardian" ? t.whatsappGuardian : t.whatsapp}
        {message && <span className="sr-only">: {message.name}</span>}
      </a>
    )
  );
}

interface ContactProps {
  view: SubmissionView;
  contact: SentContact;
}

function Sender({ view, contact: { submission } }: ContactProps) {
  const t = useWords(oneWords);
  const { nameless } = useWords(inboxWords);
  if (view.open.sent.length === 1) return null;
  return (
    <p>
      <b>{submission.name ?? nameless}</b> {t.under(submission.reference)}
    </p>
  );
}

export function ReadyTexts({ view }: { view: SubmissionView }) {
  return contactsOf(view.open.sent.map(({ submission }) => submission)).map((contact) => (
    <TextsFor key={contact.submission.reference} view={view} contact={contact} />
  ));
}

function TextsFor({ view, contact }: ContactProps) {
  const { submission, email } = contact;
  const { link } = useSite();
  const t = useWords(oneWords);
  const { reference, kind, locale } = submission;
  const messages = view.messages[reference] ?? [];
  if (kind === "feedback" || messages.length === 0) return null;
  const screen = link(`/office/inbox/${view.open.submission.reference}`);
  const mailTo = (text: string) => `${screen}?mail=${text}&to=${reference}#mail`;
  return (
    <div className="ready">
      <Sender view={view} contact={contact} />
      <details className="fold">
        <summary>{t.texts}</summary>
        <p className="quiet">{t.textsHelp}</p>
        <ul className="ready-texts">
          {messages.map(({ id, name, text }) => (
            <li key={id}>
              <details>
                <summary>{name}</summary>
                <p lang={locale}>{text}</p>
                <p className="actions">
                  <Chat view={view} contact={contact} message={{ id, name, text }} />
                  {email && (
                    <a href={mailTo(id)} className="button quiet-button">
                      {t.email}
                      <span className="sr-only">: {name}</span>
                    </a>
                  )}
                </p>
              </details>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
