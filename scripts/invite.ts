/** `npm run invite -- --name NAME --email EMAIL`: prints a link that opens a faculty account, once, within 72 hours. */
import { parseArgs } from "node:util";
import { endPlainly } from "../read-site.ts";

// The site's secret may be made here: only the owner reads it.
process.umask(0o077);

const usage = `Invites someone to the faculty's area:
  npm run invite -- --name "Asha Namune" --email asha@example.org`;

try {
  const { values } = parseArgs({ options: { name: { type: "string" }, email: { type: "string" } }, strict: false });
  const { inviteForm } = await import("../app/forms/account.ts");
  const checked = inviteForm.safeParse(values);
  if (checked.success) {
    const { settings } = await import("../app/settings.server.ts");
    const { makeToken } = await import("../app/services/custom-token.server.ts");
    const { readSecret } = await import("../app/services/secret.server.ts");
    const { mkdirSync } = await import("node:fs");
    mkdirSync(settings.dataDir, { recursive: true });
    const token = makeToken(readSecret(settings.dataDir), checked.data, Date.now());
    console.log(`${settings.siteUrl}/faculty-login?token=${token}`);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (error) {
  endPlainly(error);
}
