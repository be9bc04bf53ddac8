import { expect, test } from "vitest";
import { eraseOfSender, eraseSubmission } from "#app/forms/submissions/erasing.server.ts";
import type { InboxOutcome } from "#app/inbox/inbox-types.ts";
import { openInbox, tomorrow } from "../help/inbox.ts";
import { clerk, principal } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";

const attempts = 50;

/** Fifty attempts at once. @returns how often each outcome came */
async function fifty(attempt: (number: number) => Promise<InboxOutcome>): Promise<Record<string, number>> {
  const outcomes = await Promise.all(Array.from({ length: attempts }, (_, number) => attempt(number)));
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const name = outcome.ok ? "ok" : outcome.reason;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test("of fifty who take it, give it or move it on at once, one succeeds, and the log and the history say so", async () => {
  const { inbox, sent, form, key, dataDir, open } = await openInbox();
  const reference = await sent();
  const owner = (number: number) => (number % 2 === 0 ? clerk.uid : principal.uid);
  const base = await form(reference);
  expect(await fifty((number) => inbox.setOwner({ ...base, key: key(), owner: owner(number) }))).toEqual({
    ok: 1,
    changed: attempts - 1,
  });
  const next = await form(reference);
  const states = [{ state: "talking", dueOn: tomorrow }, { state: "registered" }] as const;
  expect(
    await fifty((number) => inbox.setState({ ...next, key: key(), ...(number % 2 === 0 ? states[0] : states[1]) })),
  ).toEqual({ ok: 1, changed: attempts - 1 });
  const { submission, notes } = await open(reference);
  expect(submission.version).toBe(3);
  expect(notes.map(({ kind }) => kind).sort()).toEqual(["owner", "state"]);
  expect(rowsIn(dataDir, "SELECT what FROM activities ORDER BY what")).toEqual([
    { what: "inbox-owner" },
    { what: "inbox-state" },
  ]);
});

test("the same form sent fifty times at once is taken once, and answered the same fifty times", async () => {
  const { inbox, sent, form, open } = await openInbox();
  const reference = await sent();
  const note = { ...(await form(reference)), text: "Once" };
  expect(await fifty(() => inbox.note(note))).toEqual({ ok: attempts });
  expect((await open(reference)).notes).toHaveLength(1);
});

test("of fifty merges of three, two succeed; all three are one, and none is lost", async () => {
  const { inbox, sent, key, time } = await openInbox();
  const [one = "", two = "", three = ""] = [
    await sent({ at: time.now() - 3000 }),
    await sent({ at: time.now() - 2000 }),
    await sent({ at: time.now() - 1000 }),
  ];
  const pairs = [
    [one, two],
    [two, three],
    [three, one],
  ];
  // Whatever version another merge left it with.
  const merge = async (number: number) => {
    const [reference = "", other = ""] = pairs[number % 3] ?? [];
    for (;;) {
      const version = (await inbox.open(reference, clerk))?.submission.version ?? 0;
      const outcome = await inbox.merge({ actor: clerk, key: key(), reference, other, version });
      if (outcome.ok || outcome.reason !== "changed") return outcome;
    }
  };
  expect(await fifty(merge)).toEqual({ ok: 2, merged: attempts - 2 });
  const leading = [one, two, three].map(async (each) => (await inbox.open(each, clerk))?.submission.reference);
  expect(await Promise.all(leading)).toEqual([one, one, one]);
});

test("merging while one of them is erased leaves both or none, and no merge is left over", async () => {
  const { inbox, sent, form, db, dataDir, time } = await openInbox();
  for (let round = 0; round < 10; round++) {
    const [older, newer] = [await sent({ at: time.now() - 2000 }), await sent({ at: time.now() - 1000 })];
    const merge = { ...(await form(newer)), other: older };
    const [row] = rowsIn(dataDir, "SELECT id FROM submissions WHERE reference = ?", older);
    const erase = db.transaction().execute((tx) => eraseSubmission(tx, String(row?.id)));
    const [outcome] = await Promise.all([inbox.merge(merge), erase]);
    expect(await inbox.open(older, clerk)).toBeUndefined();
    const left = await inbox.open(newer, clerk);
    expect(left?.submission.reference).toBe(outcome.ok ? undefined : newer);
    await db.deleteFrom("submissions").execute();
  }
  expect(rowsIn(dataDir, "SELECT id FROM submissionMerges")).toEqual([]);
});

test("while the sender of the leading one withdraws, what the office writes under the other one stays", async () => {
  const { inbox, sent, form, open, db, dataDir, time } = await openInbox();
  for (let round = 0; round < 5; round++) {
    const older = await sent({ email: "a@example.org", at: time.now() - 2000 });
    const newer = await sent({ email: "b@example.org", at: time.now() - 1000 });
    expect(await inbox.merge({ ...(await form(newer)), other: older, isSure: true })).toMatchObject({ ok: true });
    const note = { ...(await form(newer)), text: "Comes on Monday" };
    const [row] = rowsIn(dataDir, "SELECT id FROM submissions WHERE reference = ?", older);
    const erase = db.transaction().execute((tx) => eraseOfSender(tx, String(row?.id)));
    const [outcome] = await Promise.all([inbox.note(note), erase]);
    expect(outcome).toMatchObject({ ok: true });
    const { sent: left, notes } = await open(newer);
    expect([left.length, notes.filter(({ text }) => text === note.text).length]).toEqual([1, 1]);
    await db.deleteFrom("submissions").execute();
  }
});
