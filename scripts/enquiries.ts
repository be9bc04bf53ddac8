/** `npm run enquiries`: shows what was sent, and notes that a guardian agreed or that it was answered. */
import { printable } from "../app/forms/characters.ts";
import type { Submission } from "../app/store/tables.ts";
import { endPlainly } from "../read-site.ts";

// What is written has people's details: only the owner reads it.
process.umask(0o077);

const usage = `What visitors sent, for the office:
  npm run enquiries -- list                       the newest hundred
  npm run enquiries -- show REFERENCE             all that was sent under it
  npm run enquiries -- confirm-guardian REFERENCE the parent or guardian agreed on the phone
  npm run enquiries -- answered REFERENCE         the visitor has the answer`;

/** A line for each field that has something in it, and one for each line of a text. */
const linesOf = (submission: Submission) =>
  Object.entries(submission).flatMap(([name, value]) => {
    if (value === null) return [];
    const lines = name.endsWith("At") ? [new Date(Number(value)).toISOString()] : String(value).split("\n");
    return lines.map((line) => `${name}: ${printable(line)}`);
  });

const [command, typed = ""] = process.argv.slice(2);
try {
  const { settings } = await import("../app/settings.server.ts");
  const { openBeside, StoreError } = await import("../app/store/store.server.ts");
  const { changeSubmission, newestSubmissions, submissionByReference } = await import(
    "../app/store/submissions.server.ts"
  );
  const { plainReference } = await import("../app/services/reference.server.ts");
  const deeds = {
    "confirm-guardian": () => ({ guardianConfirmedAt: Date.now() }),
    answered: () => ({ status: "answered" as const }),
  };
  if (command === "list") {
    const { db, close } = await openBeside(settings.dataDir);
    for (const each of await newestSubmissions(db, 100)) {
      const guardian = each.isMinor ? (each.guardianConfirmedAt ? "guardian agreed" : "guardian to be called") : "";
      const told = [
        new Date(each.createdAt).toISOString(),
        each.reference,
        each.status,
        each.name,
        each.email,
        each.phone,
      ];
      console.log(printable([...told, guardian].filter(Boolean).join("  ")));
    }
    await close();
  } else if (command === "show" && typed) {
    const { db, close } = await openBeside(settings.dataDir);
    const reference = plainReference(typed);
    const submission = await submissionByReference(db, reference);
    await close();
    if (!submission) throw new StoreError(`Nothing is kept under ${reference}.`);
    for (const line of linesOf(submission)) console.log(line);
  } else if (command && Object.hasOwn(deeds, command) && typed) {
    const { db, close } = await openBeside(settings.dataDir);
    const reference = plainReference(typed);
    const isThere = await changeSubmission(db, "reference", reference, deeds[command as keyof typeof deeds]());
    await close();
    if (!isThere) throw new StoreError(`Nothing is kept under ${reference}.`);
    console.log(`${reference}: noted.`);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (error) {
  endPlainly(error);
}
