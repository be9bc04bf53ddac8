/**
 * Attacks the built site, on separate servers on this machine, and prints the results as a table; exits with 1 when a
 * check fails. `npm run attack -- NAME...` runs some checks; `--rounds N` sets how often processes are killed in all,
 * `--seed N` repeats the hostile requests of an earlier run.
 */
import { accounts } from "./attack/accounts.ts";
import { deadMail } from "./attack/dead-mail.ts";
import { abortedDownloads, descriptors, stalledReaders } from "./attack/downloads.ts";
import { exportsCheck } from "./attack/exports.ts";
import { type Check, drawFindings, type Row } from "./attack/finding.ts";
import { fuzz } from "./attack/fuzz.ts";
import { gate } from "./attack/gate.ts";
import { guesses } from "./attack/guesses.ts";
import { importedFiles } from "./attack/imported-files.ts";
import { inboxChanges } from "./attack/inbox.ts";
import { keptForms } from "./attack/kept-forms.ts";
import { kills } from "./attack/kills.ts";
import { logs } from "./attack/logs.ts";
import { longTexts } from "./attack/long-texts.ts";
import { mail } from "./attack/mail.ts";
import { mailbox } from "./attack/mailbox.ts";
import { members } from "./attack/members.ts";
import { merges } from "./attack/merges.ts";
import { numbers } from "./attack/numbers.ts";
import { askedFor } from "./attack/options.ts";
import { pasted } from "./attack/pasted.ts";
import { pipelining } from "./attack/pipelining.ts";
import { publishes } from "./attack/publishes.ts";
import { ranges } from "./attack/ranges.ts";
import { refusalLog } from "./attack/refusal-log.ts";
import { rolesCheck } from "./attack/roles.ts";
import { secondStep } from "./attack/second-step.ts";
import { setUpCheck } from "./attack/set-up.ts";
import { tables } from "./attack/tables.ts";
import { typesetSigns } from "./attack/typeset-signs.ts";
import { uncached } from "./attack/uncached.ts";
import { undelivered } from "./attack/undelivered.ts";
import { uploads } from "./attack/uploads.ts";

const checks: Record<string, Check> = {
  ranges,
  "aborted-downloads": abortedDownloads,
  descriptors,
  pipelining,
  "stalled-readers": stalledReaders,
  fuzz,
  "long-texts": longTexts,
  accounts,
  mail,
  members,
  logs,
  gate,
  roles: rolesCheck,
  "kept-forms": keptForms,
  "second-step": secondStep,
  merges,
  exports: exportsCheck,
  uploads,
  "typeset-signs": typesetSigns,
  tables,
  undelivered,
  "dead-mail": deadMail,
  mailbox,
  "refusal-log": refusalLog,
  numbers,
  pasted,
  "set-up": setUpCheck,
  uncached,
  "imported-files": importedFiles,
  guesses,
  kills,
  publishes,
  inbox: inboxChanges,
};

/** The time limit of a check in milliseconds. */
const longest = 30 * 60_000;

/** The findings of a check; an error in the check is a failed row. */
async function findingsOf(name: string, check: Check): Promise<Row[]> {
  console.error(`Attacking: ${name} …`);
  const from = performance.now();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`it took longer than ${longest / 60_000} minutes`)), longest);
  try {
    const findings = await Promise.race([check(), late.promise]);
    console.error(`  ${Math.round((performance.now() - from) / 1000)} s`);
    return findings.map((finding) => ({ check: name, ...finding }));
  } catch (error) {
    return [{ check: name, sent: "the check itself", figure: String(error), limit: "ends", isOk: false }];
  } finally {
    clearTimeout(timer);
  }
}

const unknown = askedFor.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}.`);
  process.exit(1);
}

// Child processes are stopped when this process ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const rows: Row[] = [];
for (const [name, check] of Object.entries(checks))
  if (askedFor.length === 0 || askedFor.includes(name)) {
    const found = await findingsOf(name, check);
    // At once, so that a run that is stopped has said what it found.
    console.error(drawFindings(found));
    rows.push(...found);
  }

console.log(drawFindings(rows));
const red = rows.filter(({ isOk }) => !isOk).length;
console.log(red === 0 ? "Nothing is wrong." : `${red} of ${rows.length} are not as they must be.`);
process.exit(red === 0 ? 0 : 1);
