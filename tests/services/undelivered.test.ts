import { expect, onTestFinished, test, vi } from "vitest";
import { eraseBefore } from "#app/forms/submissions/erasing.server.ts";
import { createMorning } from "#app/inbox/morning.server.ts";
import { createOutbox, mailRow, type NewMail } from "#app/lib/mail/outbox.server.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import { log } from "#app/log.server.ts";
import { giveUp } from "#app/mail-writer.server.ts";
import { undelivered } from "#app/people/staff/staff-mails.server.ts";
import { allStaff } from "#app/people/staff/staff-users.server.ts";
import { done, openInbox } from "../help/inbox.ts";
import { clerk } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { sample } from "../help/sample-records.ts";
import { day } from "../help/services.ts";
import { patient } from "../help/wait.ts";

/** The inbox, and processes that send its mails. */
async function withOutbox() {
  const opened = await openInbox();
  const { db, time, dataDir } = opened;
  vi.spyOn(log, "warn").mockReturnValue();
  /** Sends what is due, in so many processes, until nothing waits any more. */
  async function send(works: boolean, processes = 1) {
    const deliver = async () => {
      if (!works) throw Object.assign(new Error("No"), { responseCode: 550, command: "RCPT TO" });
    };
    const write = async () => ({ to: "a@b.in", subject: "", html: "", text: "" });
    const parts = { db, now: time.now, write, send: deliver, giveUp, host: "institute.example", officeMailsPerHour: 9 };
    const outboxes = await Promise.all(Array.from({ length: processes }, () => createOutbox(parts)));
    const stop = () => Promise.all(outboxes.map((each) => each.stop()));
    onTestFinished(async () => void (await stop()));
    await vi.waitFor(
      () => expect(rowsIn(dataDir, "SELECT id FROM outbox WHERE kind IN ('answer', 'staff')")).toEqual([]),
      patient,
    );
    await stop();
  }
  const write = async (reference: string, isAnswered = false) =>
    done(
      await opened.inbox.answer({
        ...(await opened.form(reference)),
        to: reference,
        text: "Your documents are complete.",
        isAnswered,
      }),
    );
  const bucketOf = async (reference: string) =>
    (await opened.inbox.list({}, 1)).items.find(({ submission }) => submission.reference === reference)?.bucket;
  const kindsIn = async (reference: string) =>
    (await opened.open(reference)).notes.map(({ kind, delivery }) => [kind, delivery]);
  return { ...opened, send, write, bucketOf, kindsIn };
}

const email = "asha@example.org";

test("an answer that waits is not called mailed, and one that was sent is", async () => {
  const { sent, write, send, kindsIn, inbox } = await withOutbox();
  const asha = await sent({ email });
  await write(asha);
  expect(await kindsIn(asha)).toContainEqual(["mailed", "waiting"]);
  expect((await inbox.list({}, 1)).items[0]?.last).toMatchObject({ kind: "mailed", delivery: "waiting" });
  await send(true);
  expect(await kindsIn(asha)).toContainEqual(["mailed", undefined]);
});

test("an answer that was given up is due today, once, whatever the state, until the person is reached", async () => {
  const { sent, write, send, kindsIn, bucketOf, inbox, time, form } = await withOutbox();
  const asha = await sent({ email, status: "talking", dueOn: "2027-01-10" });
  const sunil = await sent({ email, kind: "feedback", text: "Good" });
  await write(asha);
  await write(sunil, true);
  expect([await bucketOf(asha), await bucketOf(sunil)]).toEqual(["later", "over"]);
  time.pass(4 * day);
  await send(false, 2);
  for (const reference of [asha, sunil]) {
    expect(await bucketOf(reference)).toBe("today");
    expect((await kindsIn(reference)).filter(([kind]) => kind === "notDelivered")).toHaveLength(1);
    expect(await kindsIn(reference)).toContainEqual(["mailed", "failed"]);
  }
  expect(await inbox.counts()).toMatchObject({ due: 2 });
  expect((await inbox.list({}, 1)).items[0]?.last).toMatchObject({ kind: "notDelivered" });

  done(await inbox.call({ ...(await form(asha)), answer: "noAnswer" }));
  expect(await bucketOf(asha)).toBe("today");
  done(await inbox.call({ ...(await form(asha)), answer: "wrongNumber", dueOn: "2027-01-12" }));
  expect(await bucketOf(asha), "another day, and nobody was reached").toBe("today");
  done(await inbox.call({ ...(await form(asha)), answer: "spoke" }));
  expect(await bucketOf(asha)).toBe("later");
  await write(sunil);
  await send(true);
  expect(await bucketOf(sunil)).toBe("over");
  expect(await kindsIn(sunil)).toContainEqual(["mailed", undefined]);
  await write(sunil);
  time.pass(4 * day);
  await send(false);
  expect(await bucketOf(sunil)).toBe("today");
  done(await inbox.note({ ...(await form(sunil)), text: "Came in and was told." }));
  expect(await bucketOf(sunil)).toBe("over");
});

test("an answer that was given up is in today's list, and in the morning's mail, also of what is over", async () => {
  const { sent, write, send, inbox, db, time } = await withOutbox();
  const asha = await sent({ email, kind: "feedback", text: "Good", owner: clerk.uid });
  await write(asha, true);
  expect((await inbox.list({ state: "open" }, 1)).items).toEqual([]);
  time.pass(4 * day);
  await send(false);
  expect((await inbox.list({ state: "open" }, 1)).items.map(({ submission }) => submission.reference)).toEqual([asha]);
  expect(await inbox.dueByOwner()).toEqual(new Map([[clerk.uid, 1]]));
  const mails: NewMail[] = [];
  const outbox = { add: async (_tx: typeof db, added: NewMail[]) => void mails.push(...added), notify: () => {} };
  await createMorning({ db, inbox, outbox, records: () => sample, now: time.now, people: () => allStaff(db) }).look();
  expect(mails).toMatchObject([{ details: { uid: clerk.uid, overdue: [], today: [asha] } }]);
});

test("who was overdue stays so when an answer to them is given up", async () => {
  const { sent, write, send, bucketOf, inbox, time } = await withOutbox();
  const asha = await sent({ email, status: "talking", dueOn: "2026-11-10" });
  await write(asha);
  time.pass(4 * day);
  await send(false);
  expect(await bucketOf(asha)).toBe("overdue");
  expect(await inbox.counts()).toMatchObject({ due: 1, overdue: 1 });
});

test("an answer whose sender was merged in the meantime brings up the one that is kept; an erased one brings up nothing", async () => {
  const { sent, write, send, bucketOf, inbox, time, form } = await withOutbox();
  const older = await sent({ email, at: time.now() - day, status: "registered" });
  const newer = await sent({ email, status: "registered" });
  const early = await sent({ email, at: time.now() - 2 * day, status: "registered" });
  const gone = await sent({ email });
  await write(newer);
  await write(gone);
  done(await inbox.merge({ ...(await form(newer)), other: older }));
  done(await inbox.erase({ ...(await form(gone)), reason: "test" }));
  time.pass(4 * day);
  await send(false);
  expect([await bucketOf(older), await bucketOf(gone)]).toEqual(["today", undefined]);
  done(await inbox.merge({ ...(await form(older)), other: early }));
  expect(await bucketOf(early), "and after another merge").toBe("today");
});

/** Two of a group, with two addresses, of whom the newer one was not reached by mail. */
async function withUnreached() {
  const opened = await withOutbox();
  const { sent, send, inbox, time, form } = opened;
  const older = await sent({ email: "a@example.org", at: time.now() - day, status: "registered" });
  const newer = await sent({ email: "b@example.org", status: "registered" });
  const merge = async () => void done(await inbox.merge({ ...(await form(newer)), other: older, isSure: true }));
  const fail = async (to: string) => {
    done(await inbox.answer({ ...(await form(to)), to, text: "Your documents are complete." }));
    time.pass(4 * day);
    await send(false);
    time.pass(1);
  };
  const separate = async () => {
    const { parts } = await opened.open(older);
    done(await inbox.undoMerge({ ...(await form(older)), merge: parts[0]?.merge ?? "" }));
  };
  return { ...opened, older, newer, merge, fail, separate };
}

test("who was not reached stays due after an email to another address of the group, until one to their own", async () => {
  const { older, newer, merge, fail, write, bucketOf, inbox, form } = await withUnreached();
  await merge();
  await fail(newer);
  await write(older);
  expect(await bucketOf(older)).toBe("today");
  done(await inbox.answer({ ...(await form(older)), to: newer, text: "Once more." }));
  expect(await bucketOf(older)).toBe("open");
  await fail(newer);
  await fail(older);
  await write(older);
  expect(await bucketOf(older), "both were given up, and one is reached").toBe("today");
});

test("after a merge is undone whom an answer did not reach is due, unless they were reached since", async () => {
  const { older, newer, merge, fail, separate, bucketOf, inbox, form, time } = await withUnreached();
  await fail(newer);
  await merge();
  await separate();
  expect([await bucketOf(older), await bucketOf(newer)]).toEqual(["open", "today"]);
  await merge();
  done(await inbox.call({ ...(await form(older)), answer: "spoke" }));
  await separate();
  expect([await bucketOf(older), await bucketOf(newer)]).toEqual(["open", "open"]);
  await merge();
  time.pass(1);
  await fail(older);
  await separate();
  expect([await bucketOf(older), await bucketOf(newer)]).toEqual(["today", "open"]);
  await merge();
  await fail(newer);
  await separate();
  expect([await bucketOf(older), await bucketOf(newer)]).toEqual(["today", "today"]);
});

test("who outlives the one they were merged with is due for an answer to themselves alone that nobody made good", async () => {
  const { older, newer, merge, fail, bucketOf, inbox, form, db, time } = await withUnreached();
  await fail(newer);
  done(await inbox.note({ ...(await form(newer)), text: "Came in and was told." }));
  await merge();
  await fail(older);
  expect(await bucketOf(older)).toBe("today");
  await db.transaction().execute((tx) => eraseBefore(tx, time.now() - 8.5 * day, "all"));
  expect([await bucketOf(older), await bucketOf(newer)]).toEqual([undefined, "open"]);
});

test("a mail to somebody of the office that was given up is shown for a month, or until they are invited again", async () => {
  const { db, send, time } = await withOutbox();
  const details = { news: "invited", uid: clerk.uid };
  await insertMails(db, [
    mailRow({ kind: "staff", details }, time.now()),
    mailRow({ kind: "staff", details: { uid: "" } }, time.now()),
  ]);
  time.pass(4 * day);
  await send(false);
  const failed = (await allStaff(db)).filter(({ undeliveredAt }) => undeliveredAt !== null);
  expect(failed.map(({ id }) => id)).toEqual([clerk.uid]);
  const [person = { undeliveredAt: null }] = failed;
  expect(undelivered(person, time.now())).toBe(time.now());
  expect(undelivered(person, time.now() + 31 * day)).toBeUndefined();
});
