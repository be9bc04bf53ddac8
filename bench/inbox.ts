import type { Kysely } from "kysely";
import { publicRecords } from "../app/cms/content/public-records.server.ts";
import { noDetails } from "../app/forms/submissions/submission.ts";
import { newReference, rowOf } from "../app/forms/submissions/submissions.server.ts";
import { insertSubmission } from "../app/forms/submissions/submissions-table.server.ts";
import { insertNote } from "../app/inbox/change.server.ts";
import { createInbox } from "../app/inbox/inbox.server.ts";
import { openStore } from "../app/lib/db/store.server.ts";
import type { Tables } from "../app/lib/db/tables.ts";
import { readSettings } from "../app/settings.server.ts";
import { admissionDocuments } from "../app/site/admission/admission.server.ts";
import { course } from "../app/site/course/course.server.ts";
import { temporaryFolder } from "../scripts/measure/program.ts";
import { atMost, type Row } from "./table.ts";

const submissions = 5_000;
const notes = 3;
const first = ["Asha", "आशा", "Sunil", "सुनील", "Zubeida", "Rohan", "पूजा", "Ganesh"];
const last = ["Patil", "पाटील", "Deshmukh", "जाधव", "Shaikh", "कुलकर्णी", "More"];
const actor = { uid: "a", name: "A", role: "office", locale: "mr", firstLanguage: "mr" } as const;
const states = ["new", "talking", "documents", "registered", "admitted", "closed", "closed"] as const;

const one = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;

/** Adds 5,000 submissions of every state, with notes; some of them due. */
export async function fillInbox(db: Kysely<Tables>): Promise<void> {
  for (let number = 0; number < submissions; number++) {
    const name = `${one(first, number)} ${one(last, number >> 3)}`;
    const details = { ...noDetails, name, phone: String(9_000_000_000 + number), email: `a${number}@example.org` };
    const at = Date.now() - number * 3_600_000;
    const status = one(states, number);
    const isDated = status === "talking" || status === "documents";
    const dueOn = isDated ? new Date(Date.now() + ((number % 60) - 30) * 86_400_000).toISOString().slice(0, 10) : null;
    const row = { ...rowOf("enquiry", details, "mr", at), reference: newReference("enquiry"), status, dueOn };
    await insertSubmission(db, row);
    const note = { submissionId: row.id, by: "a", byName: "A", kind: "note", text: "वडिलांशी बोलणे झाले, fees" } as const;
    for (let line = 0; line < notes; line++) await insertNote(db, { ...note, at: at + line });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round(performance.now() - from);
}

/** The times of the office's inbox in a store with a season's submissions. */
export async function inboxTimes(): Promise<Row[]> {
  using folder = temporaryFolder();
  const settings = readSettings({ SITE_URL: "https://institute.example", DATA_DIR: folder.path });
  const { db, close } = await openStore(settings);
  await db.transaction().execute(fillInbox);
  const outbox = { add: async () => {}, notify: () => {} };
  const sample = publicRecords();
  const inbox = createInbox({
    db,
    now: Date.now,
    outbox,
    retentionDays: 365,
    records: () => sample,
    staff: async () => [],
  });
  const { reference } = await db.selectFrom("submissions").select("reference").executeTakeFirstOrThrow();
  const list = await timed(async () => [await inbox.counts(), await inbox.list({ state: "open" }, 1)]);
  const found = await timed(() => inbox.list({ q: "asha पाटील" }, 1));
  const noted = await timed(() => inbox.list({ q: "vadilanshi" }, 1));
  // The records that its checklist needs are read once, when the site starts.
  course(sample.in("mr"));
  admissionDocuments(sample.in("mr"));
  const opened = await timed(() => inbox.open(reference ?? "", actor));
  await close();
  return [
    atMost("5,000 submissions: counts and first page of the inbox, first time", list, 100, "ms"),
    atMost("5,000 submissions: those with a name, in either script", found, 300, "ms"),
    atMost("5,000 submissions, 15,000 notes: those with a word of a note", noted, 300, "ms"),
    atMost("5,000 submissions: one with its history", opened, 100, "ms"),
  ];
}
