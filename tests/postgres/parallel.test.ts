import { expect, onTestFinished, test, vi } from "vitest";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { createAnsweredStore } from "#app/lib/http/answered-pages.server.ts";
import { createBackoff } from "#app/lib/limits/backoff.server.ts";
import { createLimits, skew } from "#app/lib/limits/limits.server.ts";
import { createOutbox, mailRow } from "#app/lib/mail/outbox.server.ts";
import { claimLife, claimMail, createOfficeQuota, insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import type { MailMessage } from "#app/lib/mail/transport.server.ts";
import { log } from "#app/log.server.ts";
import { makeToken } from "#app/people/accounts/mailed-tokens.server.ts";
import { asha, caller, openFaculty, openOffice } from "../help/faculty.ts";
import { codeIn } from "../help/mails.ts";
import { placeOf } from "../help/place.ts";
import { clerk, newNotice, openRecordsOn } from "../help/records.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder, enquiry, feedback, outboxEmpty, sender, ticketOf } from "../help/services.ts";
import { patient } from "../help/wait.ts";

/** As many processes share a database here, each with its own connections. */
const processes = 3;
const attempts = 50;

const several = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Attempts at the same time, by all processes in turn. */
const allAtOnce = <Process, Answer>(all: Process[], attempt: (one: Process, index: number) => Promise<Answer>) =>
  Promise.all(several(attempts, (index) => attempt(all[index % all.length] as Process, index)));

/** The services of several processes on one database. */
async function openAll() {
  const first = await openFaculty();
  const others = await Promise.all(several(processes - 1, () => openFaculty({}, { dataDir: first.dataDir })));
  return { all: [first, ...others], first, dataDir: first.dataDir };
}

/** The stores of several processes on one database. */
async function openStores() {
  const dataDir = dataFolder();
  const stores = await Promise.all(several(processes, () => openStore(placeOf(dataDir))));
  onTestFinished(async () => void (await Promise.all(stores.map(({ close }) => close()))));
  return { dataDir, stores, secret: readSecret(placeOf(dataDir)) };
}

const count = (dataDir: string, table: string, where = "true") =>
  rowsIn(dataDir, `SELECT 1 FROM ${table} WHERE ${where}`).length;

test("of fifty wrong tries five are counted, and the right code is refused then", async () => {
  const { all, first, dataDir } = await openAll();
  const ticket = ticketOf(await first.enquiries.submit(enquiry, sender));
  await allAtOnce(all, ({ enquiries }) => enquiries.confirm(ticket, "none", sender));
  expect(rowsIn(dataDir, "SELECT tries FROM codes")).toEqual([{ tries: 5 }]);
  const code = (await first.mails()).map(codeIn)[0] ?? "";
  expect(await first.enquiries.confirm(ticket, code, sender)).toEqual({ ok: false, reason: "wrongCode" });
});

test("of fifty tries with two right codes of one enquiry one confirms it", async () => {
  const { all, first, dataDir } = await openAll();
  const errors = vi.spyOn(log, "error");
  const tickets = [ticketOf(await first.enquiries.submit(enquiry, sender))];
  rowsIn(dataDir, "DELETE FROM limits RETURNING key");
  tickets.push(ticketOf(await first.enquiries.resend(tickets[0] ?? "", sender)));
  const codes = (await first.mails()).map(codeIn);
  const answers = await allAtOnce(all, ({ enquiries }, index) =>
    enquiries.confirm(tickets[index % 2] ?? "", codes[index % 2] ?? "", sender),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
  await outboxEmpty(dataDir);
  expect(await first.mails(), "two codes, the office's, and the confirmation").toHaveLength(4);
});

test("the same enquiry sent fifty times at once is stored once, and each sender gets its ticket", async () => {
  const { all, dataDir } = await openAll();
  const answers = await allAtOnce(all, ({ enquiries }) => enquiries.submit(enquiry, sender));
  expect(new Set(answers.map(ticketOf)).size).toBe(1);
  expect(count(dataDir, "submissions")).toBe(1);
});

test("the same form sent five times at once is stored once", async () => {
  const { all, dataDir } = await openAll();
  const send = (index: number) =>
    all[index % processes]?.submissions.keep("feedback", feedbackDetails(feedback), sender);
  const answers = await Promise.all(several(5, send));
  expect(new Set(answers.map((answer) => answer?.ok && answer.reference)).size).toBe(1);
  expect(count(dataDir, "submissions")).toBe(1);
});

test("an invitation opens an account once", async () => {
  const { all, dataDir } = await openAll();
  const token = makeToken(readSecret(placeOf(dataDir)), asha, Date.now());
  const answers = await allAtOnce(all, ({ signIns }) => signIns.byToken(token, caller));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect([count(dataDir, "users"), count(dataDir, "members"), count(dataDir, "documents")]).toEqual([1, 1, 1]);
});

test("an address that is registered fifty times at once gets one account", async () => {
  const { all, dataDir } = await openAll();
  vi.spyOn(log, "error").mockReturnValue();
  const answers = await allAtOnce(all, ({ registrations }, index) =>
    registrations.register(asha, { ...caller, address: `192.0.${index}.1` }).catch(() => ({ ok: false })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const table of ["users", "members", "credentials", "documents"]) expect(count(dataDir, table), table).toBe(1);
});

test("an account that is erased fifty times at once is gone, and its owner has one mail about it", async () => {
  const { all, first, dataDir } = await openAll();
  const member = await first.register();
  await Promise.all([
    allAtOnce(all, ({ accounts }) => accounts.erase(member)),
    allAtOnce(all, ({ profiles }, index) =>
      profiles.saveWork(member, "publications", { title: `Work ${index}` } as never),
    ),
  ]);
  await outboxEmpty(dataDir);
  for (const table of ["users", "members", "documents", "sessions"]) expect(count(dataDir, table), table).toBe(0);
  expect(count(dataDir, "audit", "event = 'deleted'")).toBe(1);
});

test("a version that is approved fifty times at once is approved once", async () => {
  const { first, dataDir } = await openAll();
  await first.register();
  const offices = await Promise.all(several(processes, () => openOffice(dataDir)));
  const { version = "" } = (await offices[0]?.show(asha.email)) ?? {};
  const answers = await allAtOnce(offices, ({ approve }) => approve(asha.email, version, { evenUnproven: true }));
  expect(new Set(answers)).toEqual(new Set(["approved"]));
  expect(count(dataDir, "audit", "event = 'approved'")).toBe(1);
});

test("of fifty works added at once as many are stored as there is room for, and none is lost", async () => {
  const { all, first } = await openAll();
  const member = await first.register();
  const answers = await allAtOnce(all, ({ profiles }, index) =>
    profiles.saveWork(member, "publications", { title: `Work ${index}` } as never),
  );
  expect(answers.filter((answer) => answer === "kept")).toHaveLength(10);
  expect((await first.profiles.read(member)).profile.publications).toHaveLength(10);
});

test("the office gets as many mails one by one as it may from all processes together", async () => {
  const { stores } = await openStores();
  const quotas = stores.map(({ db }) => createOfficeQuota(db, 4, Date.now));
  const turns = await allAtOnce(quotas, ({ next }, index) => next(String(index)));
  expect(turns.filter((turn) => turn === "alone")).toHaveLength(4);
  expect(turns.filter((turn) => turn === "postponed")).toHaveLength(attempts - 4);
});

test("fifty mails are each sent once by three processes, and the office gets as many as it may", async () => {
  const { dataDir, stores } = await openStores();
  const [first] = stores;
  if (!first) throw new Error();
  await insertMails(
    first.db,
    several(attempts, () => mailRow({ kind: "office-new" }, Date.now())),
  );
  const sent: MailMessage[] = [];
  const outboxes = await Promise.all(
    stores.map(({ db }) =>
      createOutbox({
        ...{ db, now: Date.now, host: "institute.example", officeMailsPerHour: 4 },
        write: async (rows) => ({ to: "office", subject: String(rows.length), html: "", text: "" }),
        send: async (message) => void sent.push(message),
      }),
    ),
  );
  onTestFinished(async () => void (await Promise.all(outboxes.map(({ stop }) => stop()))));
  await vi.waitFor(() => expect(count(dataDir, "outbox", '"dueAt" <= "createdAt"')).toBe(0), { timeout: 5000 });
  expect(sent).toHaveLength(4);
  expect(count(dataDir, "outbox"), "the others wait for the list").toBe(attempts - 4);
});

test("each mail is claimed by one process, and after a crash by another once its time is over", async () => {
  const { stores } = await openStores();
  const [one, other] = stores;
  if (!one || !other) throw new Error();
  const start = Date.now();
  await insertMails(
    one.db,
    several(attempts, () => mailRow({ kind: "confirmation" }, start)),
  );
  const claim = async (now: number) =>
    (await allAtOnce(stores, ({ db }) => claimMail(db, now))).flatMap((row) => row ?? []);
  const first = await claim(start);
  expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
  while ((await claim(start)).length > 0);
  expect(await claimMail(other.db, start + claimLife - 1)).toBeUndefined();
  expect(await claimMail(other.db, start + claimLife)).toBeDefined();
});

test("a limit and a back-off count exactly, however many processes count at once", async () => {
  const { stores, secret } = await openStores();
  const limits = stores.map(({ db }) => createLimits({ counts: { db, skew, close: () => {} }, secret }));
  const consumed = await allAtOnce(limits, ({ consume }) => consume(["codesOfEmail", "a"]));
  expect(consumed.filter(({ ok }) => ok)).toHaveLength(10);
  const backoffs = stores.map(({ db }) => createBackoff({ now: () => 1e12, shared: db, secret }));
  const tried = await allAtOnce(backoffs, ({ consume }) => consume(["pair", 5], ["account", 50]));
  expect(tried.filter(({ ok }) => ok)).toHaveLength(5);
});

test("a page that is shown once is given to one of fifty requests", async () => {
  const { stores, secret } = await openStores();
  const answers = stores.map(({ db }) => createAnsweredStore(db, secret, Date.now));
  onTestFinished(() => {
    for (const { close } of answers) close();
  });
  await answers[0]?.keep("id", { html: "page", session: undefined, isShownOnce: true });
  const pages = await allAtOnce(answers, ({ read }) => read("id", undefined));
  expect(pages.filter((page) => page === "page")).toHaveLength(1);
});

test("one process at a time does the work of every hour, and others leave it", async () => {
  const { stores } = await openStores();
  let [running, refused] = [0, 0];
  const over = Promise.withResolvers<void>();
  const answers = allAtOnce(stores, async ({ locks }) => {
    const work = async () => {
      running += 1;
      await over.promise;
      return true;
    };
    if (!(await locks.tryRun(["sweep", "all"], work))) refused += 1;
  });
  await vi.waitFor(() => expect(running + refused).toBe(attempts), patient);
  over.resolve();
  await answers;
  expect([running, refused]).toEqual([1, attempts - 1]);
});

test("tasks with one lock run one after another in all processes, also within another lock", async () => {
  const { stores } = await openStores();
  let [running, most] = [0, 0];
  await allAtOnce(stores, ({ locks }, index) =>
    locks.run(["account", String(index % 7)], () =>
      locks.run(["profile", "one"], async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
});

test("fifty drafts of one record saved at once are all kept: what only one changed is merged, the rest told apart", async () => {
  const { dataDir, stores } = await openStores();
  const services = await Promise.all(stores.map((store) => openRecordsOn(store, Date.now)));
  const [first] = services;
  if (!first) throw new Error();
  const made = await first.records.save({ kind: "notices", data: newNotice, version: 0, key: "new", actor: clerk });
  if (!made.ok) throw new Error(made.reason);
  const { slug } = made;
  const answers = await allAtOnce(services, ({ records }, index) => {
    const data = { ...newNotice, text: { ...newNotice.text, [index % 2 ? "en" : "mr"]: `Text ${index}` } };
    return records.save({ kind: "notices", slug, data, version: 1, key: String(index), actor: clerk });
  });
  expect(
    answers.filter(({ ok }) => ok),
    "one of each language",
  ).toHaveLength(2);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "conflict")).toHaveLength(attempts - 2);
  expect(count(dataDir, "revisions", '"isUnused" = 1')).toBe(attempts - 2);
  expect(count(dataDir, "revisions", '"isUnused" = 0')).toBe(3);
});

test("a form that publishes, sent fifty times at once, publishes once and gets one answer", async () => {
  const { dataDir, stores } = await openStores();
  const services = await Promise.all(stores.map((store) => openRecordsOn(store, Date.now)));
  const save = () =>
    services[0]?.records.save({ kind: "notices", data: newNotice, version: 0, key: "new", actor: clerk });
  const made = await Promise.all([save(), save()]);
  expect(made[0]).toEqual(made[1]);
  const slug = made[0]?.ok ? made[0].slug : "";
  const publish = { kind: "notices", slug, version: 1, edition: "", key: "form", actor: clerk };
  const answers = await allAtOnce(services, ({ records }) => records.publish(publish));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect([answers[0]?.ok, count(dataDir, "editions")]).toEqual([true, 1]);
});
