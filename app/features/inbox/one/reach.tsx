import { Icon } from "#app/design/icon.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { telLink, whatsappLink } from "#app/features/inbox/messages/links.ts";
import { firstCall } from "#app/features/inbox/numbers.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

/** One tap to call: the guardian of somebody under 18, until they have agreed. */
export function Call({ view: { open } }: { view: SubmissionView }) {
  const { call } = useWords(inboxWords);
  const { submission } = open;
  const first = firstCall(submission);
  if (!first) return null;
  return (
    <div className="reach">
      {/* The guardian's word is noted above. */}
      <a
        href={telLink(first.phone)}
        className="button reach-call"
        data-then={first.to === "guardian" ? undefined : "after"}
      >
        <Icon name="phone" />
        <span>
          {call[first.to === "guardian" ? "guardian" : "call"]} <bdi>{first.phone}</bdi>
        </span>
      </a>
      {first.to === "guardian" && submission.phone && (
        <p>
          <a href={telLink(submission.phone)} className="row-button">
            {call.call} <bdi>{submission.phone}</bdi>
          </a>
        </p>
      )}
    </div>
  );
}

/** Writing: one tap opens WhatsApp or an email; below, the texts that are ready. */
export function Write({ view: { open, messages } }: { view: SubmissionView }) {
  const { link } = useSite();
  const t = useWords(oneWords);
  const { reference, kind, phone, email, locale } = open.submission;
  const mailTo = (text?: string) => `${link(`/office/inbox/${reference}`)}?mail=${text ?? ""}#mail`;
  if (phone === null && email === null) return null;
  return (
    <div className="reach">
      <p className="reach-buttons">
        {phone && (
          <a href={whatsappLink(phone, "")} className="button quiet-button" target="_blank" rel="noreferrer">
            <Icon name="chat" />
            {t.whatsapp}
          </a>
        )}
        {email && (
          <a href={mailTo()} className="button quiet-button">
            {t.email}
          </a>
        )}
      </p>
      {kind !== "feedback" && messages.length > 0 && (
        <details>
          <summary>{t.texts}</summary>
          <p className="quiet">{t.textsHelp}</p>
          <ul className="ready-texts">
            {messages.map(({ id, name, text }) => (
              <li key={id}>
                <b>{name}</b>
                <p lang={locale}>{text}</p>
                <p className="row-buttons">
                  {phone && (
                    <a href={whatsappLink(phone, text)} className="row-button" target="_blank" rel="noreferrer">
                      {t.whatsapp}
                      <span className="sr-only">: {name}</span>
                    </a>
                  )}
                  {email && (
                    <a href={mailTo(id)} className="row-button">
                      {t.email}
                      <span className="sr-only">: {name}</span>
                    </a>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
