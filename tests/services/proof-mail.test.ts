import { expect, test } from "vitest";
import { createPublications } from "#app/cms/publications/publications.server.ts";
import { createFirstVersions } from "#app/cms/records/kind-files.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import { mailRow, type NewMail } from "#app/lib/mail/outbox.server.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import { createProofEmails, createProofMails } from "#app/register/proof/proof-mails.server.ts";
import { createRender } from "#app/ui/email/render.server.ts";
import { openRecordsService, statutoryKind } from "../help/records.ts";
import { sample } from "../help/sample-records.ts";
import { day, hour, minute } from "../help/services.ts";

const recipients = [
  { name: "Secretary", email: "secretary@example.org" },
  { name: "Auditor", email: "auditor@example.org" },
];
const kind = { ...statutoryKind, mayFollow: false, isStatutory: true };

/** A site with a log at half past three in the afternoon, and processes that mail its newest entry. */
async function openProofMails() {
  const { store, time } = await openRecordsService({ kind });
  const { db } = store;
  const publications = createPublications({ db, now: time.now, files: createFirstVersions([kind]) });
  await publications.append();
  const named = { in: () => ({ of: () => ({ proofMail: { recipients } }) }) };
  let isFailing = false;
  const outbox = {
    add: async (tx: Db, mails: NewMail[]) => {
      await insertMails(
        tx,
        mails.map((mail) => mailRow(mail, time.now())),
      );
      if (isFailing) throw new Error("The process dies.");
    },
    notify: () => {},
  };
  const people = async () => [{ role: "principal" as const, locale: "mr" as const, suspendedAt: null }];
  const process = () =>
    createProofMails({ db, publications, outbox, people, now: time.now, records: () => named as never });
  const processes = [process(), process(), process()];
  const look = () => Promise.all(processes.map((each) => each()));
  const write = createProofEmails({
    siteUrl: "https://institute.example",
    officeEmail: "office@institute.example",
    render: createRender(() => sample),
  });
  const written = async () =>
    (await db.selectFrom("outbox").selectAll().orderBy("createdAt").orderBy("details").execute()).map(write);
  /** Enters something else, as another process of the site would. */
  async function enterMore() {
    const last = await publications.head();
    if (!last) throw new Error();
    const { seq } = last;
    const before = await publications.next(seq - 1);
    const entry = JSON.stringify({ ...before, seq: seq + 1, at: new Date(time.now()).toISOString() });
    const row = { seq: seq + 1, source: `more ${seq}`, entry, prev: last.hash, hash: `${seq}`.repeat(64).slice(0, 64) };
    await db.insertInto("publications").values(row).execute();
    return row;
  }
  const die = (isNow: boolean) => {
    isFailing = isNow;
  };
  return { db, time, publications, look, written, enterMore, process, die };
}

test("in the evening of a day with new entries each recipient gets one mail, whichever of three processes looks", async () => {
  const { time, publications, look, written, process } = await openProofMails();
  await look();
  expect(await written(), "in the afternoon").toEqual([]);
  time.pass(4 * hour);
  await look();
  await process()();
  const mails = await written();
  expect(mails.map(({ to }) => to)).toEqual(["secretary@example.org", "auditor@example.org"].sort());
  const head = await publications.head();
  for (const { subject, text } of mails) {
    expect(subject).toContain("प्रसिद्ध मजकुराची नोंदवही");
    expect(text).toContain(head?.hash);
    expect(text).toContain("https://institute.example/disclosure/log.json");
    for (const step of ["१.", "२.", "३."]) expect(text).toContain(step);
  }
});

test("a day without a new entry has no mail, and what a day left goes out the next morning, once", async () => {
  const { time, look, written, enterMore } = await openProofMails();
  time.pass(4 * hour);
  await look();
  time.pass(hour);
  const more = await enterMore();
  await look();
  expect(await written(), "a second one on the same day").toHaveLength(2);
  time.pass(12 * hour);
  await look();
  await look();
  const mails = await written();
  expect(mails).toHaveLength(4);
  expect(mails.at(-1)?.text).toContain(more.hash);
  time.pass(3 * day);
  await look();
  expect(await written()).toHaveLength(4);
});

test("a process that dies while it writes the mails leaves none, and the next look writes all", async () => {
  const { db, time, look, written, process, die } = await openProofMails();
  time.pass(4 * hour);
  die(true);
  await expect(process()()).rejects.toThrow("The process dies.");
  expect(await written()).toEqual([]);
  die(false);
  time.pass(minute);
  await look();
  expect(await written()).toHaveLength(2);
  const kept = await db.selectFrom("publicationProofs").select(["what", "recipients"]).execute();
  expect(kept).toEqual([{ what: "mailed", recipients: 2 }]);
});
