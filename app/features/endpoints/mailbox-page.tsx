import { data } from "react-router";
import { NotFound } from "#app/design/not-found.tsx";
import { notFoundMeta } from "#app/design/page-context.ts";
import { visitorContext } from "#app/platform/http/visitor.server.ts";
import { newestMails } from "#app/platform/mail/mailbox.server.ts";
import { mailFolderContext } from "#app/platform/mail/mailbox-for.server.ts";
import type { Route } from "./+types/mailbox-page";
import { Mailbox } from "./mailbox.tsx";

export const handle = { isPrivate: true };
export const meta: Route.MetaFunction = (page) =>
  page.loaderData ? [{ title: "Mailbox" }, { name: "robots", content: "noindex" }] : notFoundMeta(page);

const shown = 30;

/** Stored mails, only for requests from the same machine. */
export async function loader({ context }: Route.LoaderArgs) {
  const mailFolder = context.get(mailFolderContext);
  if (!mailFolder || !context.get(visitorContext).isLocal) return data(null, { status: 404 });
  return data(await newestMails(mailFolder, shown));
}

/** Shows mails when there is no mail server, for a developer who tries the site. */
export default function MailboxPage({ loaderData: mails }: Route.ComponentProps) {
  return mails === null ? <NotFound /> : <Mailbox mails={mails} />;
}
