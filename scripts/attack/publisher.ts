/**
 * Publishes one notice after the other in the store of DATA_DIR: at once, for a time, at once with Undo, and at once to
 * be taken off. Until it is killed, it prints the name of each with the change, once acknowledged. Its clock is a day
 * slow, so that everything is due for other processes.
 */
import { openStore } from "../../app/lib/db/store.server.ts";
import { openRecordServices } from "../../app/record-services.server.ts";
import { readSettings } from "../../app/settings.server.ts";

const minute = 60_000;
let passed = 0;
const now = () => Date.now() - 24 * 60 * minute + passed;
const { db, publicRevision } = await openStore(readSettings(process.env));
const { office: records } = await openRecordServices({ db, now, publicRevision });
const actor = { uid: "clerk", name: "Meena", role: "office", locale: "mr", firstLanguage: "mr" } as const;
const kind = "notices";

/**
 * Prints that something is acknowledged.
 * @throws Error if it was refused
 */
function done<Outcome extends { ok: boolean }>(what: string, key: string, outcome: Outcome) {
  if (!outcome.ok) throw new Error(`${what}: ${JSON.stringify(outcome)}`);
  const acknowledged = outcome as Extract<Outcome, { ok: true; slug: string }>;
  process.stdout.write(`${acknowledged.slug} ${what} ${key}\n`);
  return acknowledged;
}

for (let number = 0; ; number++) {
  const key = `${process.pid} ${number}`;
  const data = { on: "2026-11-22", text: { en: `Notice ${key}.`, mr: `सूचना ${key}.` } };
  const { slug, version } = done("saved", key, await records.save({ kind, data, version: 0, key, actor }));
  const from = number % 4 === 1 ? now() + 10 * minute : undefined;
  const publish = { kind, slug, version, edition: "", key, actor, from };
  const { edition } = done("published", key, await records.publish(publish));
  const change = { kind, slug, edition, key, actor };
  if (number % 4 === 2) done("undone", key, await records.undo(change));
  if (number % 4 !== 3) continue;
  passed += minute;
  done("takenOff", key, await records.takeOff({ ...change, why: "mistake" }));
}
