/** `npm run invite -- --name NAME --email EMAIL`: prints a link that opens a faculty account, once, within 72 hours. */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { inLocale, locales } from "../app/words/locale.ts";
import { endPlainly } from "../read-site.ts";

// The site's secret may be made here: only the owner reads it.
process.umask(0o077);

const usage = `Invites someone to the faculty's area:
  npm run invite -- --name "Asha Namune" --email asha@example.org
  npm run invite -- --name "Asha Namune" --email asha@example.org --language mr`;

try {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { name: text, email: text, language: text }, strict: false });
  const locale = locales.find((each) => each === (values.language ?? "en"));
  const { inviteForm } = await import("../app/forms/account.ts");
  const checked = inviteForm.safeParse(values);
  if (checked.success && locale) {
    const { settings } = await import("../app/settings.server.ts");
    const { makeToken } = await import("../app/services/custom-token.server.ts");
    const { readSecret } = await import("../app/services/secret.server.ts");
    const { dataDir, siteUrl } = settings;
    const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined;
    if (isNew) console.error(`The link opens an account of the site whose DATA_DIR is "${dataDir}".`);
    const token = makeToken(readSecret(dataDir), checked.data, Date.now());
    console.log(`${siteUrl}${inLocale("/faculty-login", locale)}?token=${token}`);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (error) {
  endPlainly(error);
}
