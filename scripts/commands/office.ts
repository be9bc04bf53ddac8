import { parseArgs } from "node:util";
import { openStore } from "../../app/lib/db/store.server.ts";
import { StoreError } from "../../app/lib/db/store-error.server.ts";
import { printable } from "../../app/lib/forms/characters.ts";
import { openPeople } from "../../app/people/staff/people.server.ts";
import type { PersonChange } from "../../app/people/staff/roles.ts";
import { staffInviteForm } from "../../app/people/staff/staff-forms.ts";
import { type Command, UsageError } from "./command.ts";
import { setUpLink } from "./set-up-link.ts";

const usage = `The accounts of the office:
  npm run office -- invite EMAIL --role admin|office|principal --name "Asha Namune"
                                       mails a link that opens an account, and prints it; --language mr or en (the default is mr)
  npm run office -- setup              prints the link that makes the sample your institute, for the next browser
  npm run office -- confirm EMAIL      gives the role that an admin asked for, where no principal can confirm it
  npm run office -- list               everyone with an account
  npm run office -- reset EMAIL        their second step is lost: mails and prints a link that sets it up again
  npm run office -- suspend EMAIL      ends their sessions, and refuses to let them in
  npm run office -- restore EMAIL      takes that back`;

/** The changes that the command can make. */
const actions = ["reset", "suspend", "restore"] as const;

const refusals = {
  forbidden: "This is not allowed.",
  nobody: "Nobody of the office has this address.",
  emailTaken: "Somebody of the office has this address already: see list, or use reset.",
  lastAdmin: "This is the only admin: invite another one first.",
  waits: "The invitation of this person waits until a principal confirms the role: see confirm.",
  answered: "No role of this person waits to be confirmed.",
};

const nobody = { ok: false, reason: "nobody" } as const;

/**
 * The person who was changed.
 * @throws StoreError when the change was refused
 */
function done(change: PersonChange) {
  if (!change.ok) throw new StoreError(refusals[change.reason]);
  return change.row;
}

/** Runs a command about accounts of the office. */
export const office: Command = async (args, { settings, say }) => {
  const text = { type: "string" } as const;
  const options = { role: text, name: text, language: text };
  const { values, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true });
  const [command = "", email = ""] = positionals;
  if (command === "setup") return say(await setUpLink(settings));
  const action = actions.find((each) => each === command);
  const typed = { email, name: values.name ?? email.split("@")[0], role: values.role, locale: values.language ?? "mr" };
  const invited = command === "invite" ? staffInviteForm.safeParse(typed) : undefined;
  const isKnown = command === "list" || (email && (action || command === "confirm"));
  if (invited ? !invited.success : !isKnown) throw new UsageError(usage);
  if (invited && !settings.databaseUrl) await makeStore(settings);
  const { people, atCommand, enrolLink, close } = await openPeople(settings);
  try {
    if (command === "list") {
      const lines = (await people.list()).map((each) => {
        const standing = each.suspendedAt ? "suspended" : each.verifiedAt ? "active" : "invited";
        const waits = each.askedRole ? [`asks to be ${each.askedRole}`] : [];
        return [each.email, each.role, standing, each.name, ...waits].map(printable).join("  ");
      });
      for (const line of lines.length > 0 ? lines : ["The office has no accounts yet."]) say(line);
    } else if (invited?.success) {
      say(enrolLink(done(await people.invite(atCommand, invited.data))));
    } else if (command === "confirm") {
      const found = await people.find(email);
      const role = found?.askedRole;
      if (found && !role) throw new StoreError(refusals.answered);
      const row = done(found && role ? await people.answer(atCommand, found.id, role, true) : nobody);
      say(row.enrolId ? enrolLink(row) : `${row.email}: ${row.role}.`);
    } else if (action) {
      const found = await people.find(email);
      const row = done(found ? await people.change(atCommand, found.id, action) : nobody);
      say(action === "reset" ? enrolLink(row) : `${row.email}: ${action === "suspend" ? "suspended" : "restored"}.`);
    }
  } finally {
    await close();
  }
};

/** The first invitation may come before the first start, so this creates the store, unless a running site has it. */
async function makeStore(settings: Parameters<typeof openStore>[0]): Promise<void> {
  const { existsSync, mkdirSync } = await import("node:fs");
  const { storeFile } = await import("../../app/lib/db/store.server.ts");
  if (existsSync(storeFile(settings.dataDir))) return;
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  await (await openStore(settings)).close();
}
