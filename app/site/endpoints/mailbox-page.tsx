import { data, redirect } from "react-router";
import { mailboxCookie } from "#app/lib/http/cookies.server.ts";
import { mailsFor, newestMails, type StoredMail } from "#app/lib/mail/mailbox.server.ts";
import { NotFound } from "#app/ui/not-found.tsx";
import { notFoundMeta } from "#app/ui/page-context.ts";
import type { Route } from "./+types/mailbox-page";

/** For developers, so in English only. */
function Mailbox({ mails }: { mails: StoredMail[] }) {
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

export const handle = { isPrivate: true, query: ["key"] };
export const meta: Route.MetaFunction = (page) =>
  page.loaderData ? [{ title: "Mailbox" }, { name: "robots", content: "noindex" }] : notFoundMeta(page);

const mostMails = 30;

/** Only for a person on the same machine who has the key printed at the start; a cookie remembers it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get("key");
  const mails = mailsFor(context, given);
  if (!mails) return data(null, { status: 404 });
  if (given !== null) throw redirect("/mailbox", { headers: { "Set-Cookie": mailboxCookie(mails.key) } });
  return data(await newestMails(mails.folder, mostMails));
}

export default function MailboxPage({ loaderData: mails }: Route.ComponentProps) {
  return mails === null ? <NotFound /> : <Mailbox mails={mails} />;
}
