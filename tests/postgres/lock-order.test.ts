import { expect, onTestFinished, test, vi } from "vitest";
import { eraseBefore } from "#app/forms/submissions/erasing.server.ts";
import { noteUndeliveredAnswer } from "#app/inbox/answers.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { deleteMails, retryMailsAfter } from "#app/lib/mail/outbox-queue.server.ts";
import { placeOf } from "../help/place.ts";
import { databaseOf } from "../help/postgres-databases.ts";
import { ask } from "../help/postgres-queries.ts";
import { dataFolder } from "../help/services.ts";

const ids = ["z", "a"];
const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/** A store with two old enquiries, the later id first, and a mail and a code of each. */
async function withTwo() {
  const dataDir = dataFolder();
  const { db, close } = await openStore(placeOf(dataDir));
  onTestFinished(close);
  const none = { name: null, hscPercentage: null, email: null, phone: null, text: null, emailKey: null };
  const noneLater = { guardianName: null, guardianPhone: null, guardianConfirmedAt: null, confirmedAt: null };
  const submission = { kind: "feedback", status: "new", locale: "en", isMinor: 0, consentVersion: "1" } as const;
  const mail = { kind: "office-new", details: null, createdAt: 1, dueAt: 9, attempts: 0, claimedUntil: null } as const;
  const code = { purpose: "enquiry", emailKey: "a", hash: "", tries: 0, createdAt: 1, expiresAt: 1 } as const;
  for (const id of ids) {
    const empty = { ...none, ...noneLater, reference: null, changedAt: null, createdAt: 1 };
    await db
      .insertInto("submissions")
      .values({ id, ...submission, ...empty })
      .execute();
    await db
      .insertInto("outbox")
      .values({ id, ...mail, resourceId: id })
      .execute();
    await db
      .insertInto("codes")
      .values({ id, ...code, resourceId: id })
      .execute();
  }
  return { db, isWaiting: async () => (await ask(databaseOf(dataDir), waiting)).length > 0 };
}

/** An answer to the one that is merged into the other is given up. */
const noteUndelivered = async (db: Db) => {
  const mail = { id: "mail", kind: "answer", resourceId: "z", details: "{}" } as const;
  const times = { createdAt: 1, dueAt: 1, attempts: 9, claimedUntil: null };
  await noteUndeliveredAnswer(db, { ...mail, ...times }, 2);
};

const erase = async (db: Db) => void (await eraseBefore(db, 2, "all"));
const retry = (db: Db) => retryMailsAfter(db, 1, 1);

test.each([
  ["mails are erased", "outbox", erase],
  ["codes are erased", "codes", erase],
  ["submissions are erased", "submissions", erase],
  ["mails are retried", "outbox", retry],
  ["an answer is given up", "submissions", noteUndelivered],
  ["sent mails are deleted", "outbox", (db: Db) => deleteMails(db, ids)],
] as const)(
  "while %s, a task that changes the same ones by their ids is not waited for for ever",
  async (_what, table, work) => {
    const { db, isWaiting } = await withTwo();
    await db.updateTable("submissions").set({ reference: "A" }).where("id", "=", "a").execute();
    await db.updateTable("submissions").set({ reference: "Z", mergedInto: "a" }).where("id", "=", "z").execute();
    const change = (db: Db, id: string) => db.updateTable(table).set({ createdAt: 1 }).where("id", "=", id).execute();
    const { works } = await db.transaction().execute(async (tx) => {
      await change(tx, "a");
      const works = Promise.allSettled([db.transaction().execute(work)]);
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 5000, interval: 10 });
      // What the other has locked by now is waited for; it waits for what is locked here.
      await change(tx, "z");
      return { works };
    });
    expect(await works).toMatchObject([{ status: "fulfilled" }]);
  },
);
