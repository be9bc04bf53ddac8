import { data, redirect } from "react-router";
import { NotFound } from "#app/design/not-found.tsx";
import { notFoundMeta } from "#app/design/page-context.ts";
import { mailboxCookie } from "#app/platform/http/session-cookie.server.ts";
import { newestMails } from "#app/platform/mail/mailbox.server.ts";
import { mailsFor } from "#app/platform/mail/mailbox-for.server.ts";
import type { Route } from "./+types/mailbox-page";
import { Mailbox } from "./mailbox.tsx";

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
