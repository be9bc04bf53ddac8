/**
 * Moves one enquiry after the other on, merges it with another and exports it, in the store of DATA_DIR, and writes what
 * was acknowledged until it is killed: a reference, the references of a pair, or `exported`.
 */
import { createInboxExports } from "../../app/features/inbox/export/exports.service.server.ts";
import type { Wanted } from "../../app/features/inbox/export/ticket.server.ts";
import { createInbox } from "../../app/features/inbox/inbox.service.server.ts";
import { noDetails } from "../../app/features/submissions/details.ts";
import { newReference } from "../../app/features/submissions/reference.server.ts";
import { insertSubmission } from "../../app/features/submissions/submissions.rows.server.ts";
import { rowOf } from "../../app/features/submissions/submissions.service.server.ts";
import { readSecret } from "../../app/platform/crypto/secret.server.ts";
import { openStore } from "../../app/platform/db/store.server.ts";
import { readSettings } from "../../app/settings.server.ts";

const place = readSettings(process.env);
const { db } = await openStore(place);
const outbox = { add: async () => {}, notify: () => {} };
const inbox = createInbox({ db, now: Date.now, outbox, retentionDays: 365, staff: async () => [] });
const limits = { consume: async () => ({ ok: true }) as const };
const exports = createInboxExports({ db, inbox, secret: readSecret(place), limits, now: Date.now });
const actor = { uid: "clerk", name: "Meena", role: "office", locale: "mr", firstLanguage: "mr" } as const;

async function sent(time: number): Promise<string> {
  const reference = newReference("enquiry");
  const row = rowOf("enquiry", { ...noDetails, name: "Asha Patil" }, "mr", time);
  await insertSubmission(db, { ...row, status: "new", reference });
  return reference;
}

for (let number = 0; ; number++) {
  const [older, newer] = [await sent(Date.now() - 1000), await sent(Date.now())];
  const form = { actor, key: `${process.pid} ${number}`, reference: older };
  const moved = await inbox.setState({ ...form, version: 1, state: "registered" });
  if (!moved.ok) throw new Error(moved.reason);
  process.stdout.write(`${older}\n`);
  const merged = await inbox.merge({ ...form, version: moved.version, other: newer });
  if (!merged.ok) throw new Error(merged.reason);
  process.stdout.write(`${older} ${newer}\n`);
  const wanted: Wanted = { filter: { q: older }, columns: ["reference"], format: "csv", locale: "mr" };
  const prepared = await exports.prepare(actor, wanted);
  const file = prepared.ok ? await exports.file(actor, prepared.ticket) : undefined;
  if (!file?.ok || !file.body.includes(older)) throw new Error("The export lacks what was asked for.");
  process.stdout.write("exported\n");
}
