import { mailFaultOf, mailHints } from "../../app/lib/mail/mail-health.server.ts";
import { createMail, isEncrypted } from "../../app/lib/mail/transport.server.ts";
import { isEmailAddress, SettingError } from "../../app/setting-values.server.ts";
import { type Command, UsageError } from "./command.ts";

/** Sends a test mail through the mail server of the settings. */
export const mail: Command = async ([to = "", ...more], { settings, say }) => {
  if (!isEmailAddress(to) || more.length > 0)
    throw new UsageError("Name the address to send a test mail to: npm run mail -- you@example.org");
  const { mailUrl, mailFrom = "", siteUrl, dataDir } = settings;
  if (!mailUrl)
    throw new SettingError(
      `MAIL_URL is not set: the site stores mails in "${dataDir}/mail" and sends none. Set it for this command as for the site.`,
    );
  const { host, username } = new URL(mailUrl);
  const text = `This is a test mail of ${siteUrl}. If you read it, the site can send codes and mails.`;
  const transport = createMail({ url: mailUrl, from: mailFrom, dataDir });
  const message = { to, subject: `Test mail of ${siteUrl}`, text, html: `<p>${text}</p>` };
  const sending = transport.sendNow(message).finally(transport.close);
  await sending.catch((error: { message?: string; response?: string }) => {
    throw new SettingError(
      `Not sent. ${mailHints[mailFaultOf(error)]} ${host} said: ${error.response ?? error.message ?? "nothing"}`,
    );
  });
  const how = `${isEncrypted(mailUrl) ? "over TLS" : "perhaps without TLS"}, ${username ? `signed in as ${decodeURIComponent(username)}` : "without a sign-in"}`;
  say(
    `${host} took the mail to ${to} (${how}). If it is not in the inbox in a minute, look in the spam folder, and see "Mail that arrives" in docs/operate.md.`,
  );
};
