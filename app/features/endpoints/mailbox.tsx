import type { StoredMail } from "#app/platform/mail/mailbox.server.ts";

/** For developers, so in English only. */
export function Mailbox({ mails }: { mails: StoredMail[] }) {
  return (
    <main id="content" className="wrap page" lang="en">
      <h1>Mailbox</h1>
      <p>
        MAIL_URL is not set, so mails are kept in the data folder and shown here, to anyone at this machine who has
        opened the address that the start printed. Load the page again to see new ones.
      </p>
      {mails.length === 0 && <p className="note">No mail yet.</p>}
      {mails.map(({ file, to, subject, date, text }) => (
        <article key={file} className="card mail">
          <h2 dir="auto">{subject}</h2>
          <p className="quiet">
            To {to} · {date}
          </p>
          <pre dir="auto">{text}</pre>
        </article>
      ))}
    </main>
  );
}
