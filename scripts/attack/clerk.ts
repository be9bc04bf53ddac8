/**
 * Moves one enquiry after the other on, merges it with a newer and an older one, exports it, and records a walk-in, in
 * the store of DATA_DIR. Until it is killed, it prints each acknowledged change: a word, and the references concerned.
 */

import { publicRecords } from "../../app/cms/content/public-records.server.ts";
import { noDetails } from "../../app/forms/submissions/submission.ts";
import { newReference, rowOf } from "../../app/forms/submissions/submissions.server.ts";
import { insertSubmission } from "../../app/forms/submissions/submissions-table.server.ts";
import type { ExportRequest } from "../../app/inbox/export/exports.server.ts";
import { createInboxExports } from "../../app/inbox/export/exports.server.ts";
import { createInbox } from "../../app/inbox/inbox.server.ts";
import { readSecret } from "../../app/lib/crypto/secret.server.ts";
import { openStore } from "../../app/lib/db/store.server.ts";
import { readSettings } from "../../app/settings.server.ts";
import { must } from "../../tests/help/must.ts";

const place = readSettings(process.env);
const { db } = await openStore(place);
const records = () => publicRecords();
const outbox = { add: async () => {}, notify: () => {} };
const inbox = createInbox({ db, now: Date.now, outbox, retentionDays: 365, records, staff: async () => [] });
const limits = { consume: async () => ({ ok: true }) as const };
const exports = createInboxExports({ db, inbox, secret: readSecret(place), limits, records, now: Date.now });
const actor = { uid: "clerk", name: "Meena", role: "office", locale: "mr", firstLanguage: "mr" } as const;

async function sent(time: number): Promise<string> {
  const reference = newReference("enquiry");
  const row = rowOf("enquiry", { ...noDetails, name: "Asha Patil" }, "mr", time);
  await insertSubmission(db, { ...row, status: "new", reference });
  return reference;
}

const say = (...words: string[]) => process.stdout.write(`${words.join(" ")}\n`);

for (let number = 0; ; number++) {
  const now = Date.now();
  const [oldest, older, newer] = [await sent(now - 2000), await sent(now - 1000), await sent(now)];
  const key = `${process.pid} ${number}`;
  const form = { actor, key, reference: older };
  const { version } = must(await inbox.setState({ ...form, version: 1, state: "registered" }));
  say("moved", older);
  const merged = must(await inbox.merge({ ...form, version, other: newer }));
  say("merged", older, newer);
  // The leader is then merged itself, with everything that it led.
  must(await inbox.merge({ ...form, key: `${key} again`, version: merged.version, other: oldest }));
  say("merged", oldest, older, newer);
  const wanted: ExportRequest = { filter: { q: older }, columns: ["reference"], format: "csv", locale: "mr" };
  const prepared = await exports.prepare(actor, wanted);
  const file = prepared.ok ? await exports.file(actor, prepared.ticket) : undefined;
  if (!file?.ok || !file.body.includes(oldest)) throw new Error("The export lacks what was asked for.");
  say("exported");
  const details = { ...noDetails, name: "Ravi Kadam", phone: `98${String(now + number).slice(-8)}` };
  const spoken = { kind: "enquiry", locale: "mr", source: "walkIn", note: "Wants a room.", hasConsent: true } as const;
  say("added", must(await inbox.add({ actor, key, details, ...spoken })).reference);
}
