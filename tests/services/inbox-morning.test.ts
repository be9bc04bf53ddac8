import { expect, test } from "vitest";
import { createMorning, createMorningEmails } from "#app/inbox/morning.server.ts";
import { mailRow, type NewMail } from "#app/lib/mail/outbox.server.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import { allStaff } from "#app/people/staff/staff-users.server.ts";
import { createRender } from "#app/ui/email/render.server.ts";
import { openInbox } from "../help/inbox.ts";
import { clerk, principal } from "../help/records.ts";
import { sample } from "../help/sample-records.ts";
import { day, hour, minute, second } from "../help/services.ts";

/** The inbox on Monday, 23 November 2026, a second before nine in India, with processes that look after its mornings. */
async function openMorning() {
  const opened = await openInbox();
  const { db, inbox, time } = opened;
  time.pass(day + 17 * hour + 30 * minute - second);
  const outbox = {
    add: (tx: typeof db, mails: NewMail[]) =>
      insertMails(
        tx,
        mails.map((mail) => mailRow(mail, time.now())),
      ),
    notify: () => {},
  };
  const process = () =>
    createMorning({ db, inbox, outbox, records: () => sample, now: time.now, people: () => allStaff(db) });
  const processes = [process(), process(), process()];
  const write = createMorningEmails({
    siteUrl: "https://institute.example",
    officeEmail: "office@institute.example",
    render: createRender(() => sample),
    now: time.now,
  });
  async function written() {
    const rows = await db.selectFrom("outbox").selectAll().where("kind", "=", "morning").orderBy("details").execute();
    return rows.map(write);
  }
  const look = () => Promise.all(processes.map((each) => each.look()));
  return { ...opened, look, written, process };
}

test("who owns something due is mailed once at nine by several processes, in their language, with references alone", async () => {
  const { sent, look, written, time, process } = await openMorning();
  const mine = { owner: clerk.uid, status: "talking", phone: "98000 11111", name: "Ravi Patil" } as const;
  const overdue = await sent({ ...mine, dueOn: "2026-11-20" });
  const due = await sent({ ...mine, dueOn: "2026-11-23" });
  const later = await sent({ ...mine, dueOn: "2026-11-24" });
  await sent({ ...mine, owner: null, dueOn: "2026-11-23" });
  await look();
  expect(await written(), "before nine").toEqual([]);
  time.pass(second);
  await look();
  await process().look();
  const mails = await written();
  expect(mails.map((mail) => mail?.to)).toEqual([`${clerk.uid}@example.org`]);
  const [mail] = mails;
  expect(mail?.subject).toContain("२");
  for (const reference of [overdue, due]) expect(mail?.text).toContain(reference);
  expect(mail?.text).toContain("https://institute.example/mr/office/inbox?owner=");
  for (const hidden of [later, "Ravi", "Patil", "98000", "11111"]) expect(mail?.text).not.toContain(hidden);
  time.pass(day);
  expect(await written(), "held up until the next day").toEqual([undefined]);
  await look();
  expect(await written()).toHaveLength(2);
});

test("no morning email goes out on a Sunday or a holiday, in the evening, or to who is suspended", async () => {
  const { sent, look, written, time, db } = await openMorning();
  await sent({ owner: principal.uid, status: "talking", dueOn: "2026-11-20" });
  time.pass(8 * hour + second);
  await look();
  // Christmas is on a Friday.
  time.pass(32 * day - 8 * hour);
  await look();
  time.pass(2 * day);
  await look();
  expect(await written()).toEqual([]);
  time.pass(day);
  await db.updateTable("staffUsers").set({ suspendedAt: 1 }).where("id", "=", principal.uid).execute();
  await look();
  expect(await written()).toEqual([]);
});
