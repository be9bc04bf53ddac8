import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSecret } from "../../app/lib/crypto/secret.server.ts";
import { inLocale, locales } from "../../app/lib/i18n/locale.ts";
import { memberInviteForm } from "../../app/people/accounts/login-forms.ts";
import { makeToken } from "../../app/people/accounts/mailed-tokens.server.ts";
import { type Command, UsageError } from "./command.ts";

const usage = `Invites someone to the faculty's area:
  npm run invite -- --name "Asha Namune" --email asha@example.org
  npm run invite -- --name "Asha Namune" --email asha@example.org --language mr`;

/** Prints the link of an invitation. */
export const invite: Command = async (args, { settings, say, warn }) => {
  const { dataDir, databaseUrl, siteUrl } = settings;
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args, options: { name: text, email: text, language: text }, strict: false });
  const locale = locales.find((each) => each === (values.language ?? "en"));
  const checked = memberInviteForm.safeParse(values);
  if (!checked.success || !locale) throw new UsageError(usage);
  // With a database the secret is a setting, and no folder is needed.
  const isNew = !databaseUrl && mkdirSync(dataDir, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew) warn(`The link opens an account of the site whose DATA_DIR is "${dataDir}".`);
  const token = makeToken(readSecret(settings), checked.data, Date.now());
  say(`${siteUrl}${inLocale("/faculty-login", locale)}?token=${token}`);
};
