import { readdirSync, writeFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { applicationDetails } from "#app/forms/applications/application.ts";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { refuseEarlyClock } from "#app/lib/db/clock.server.ts";
import { log } from "#app/log.server.ts";
import { rowsIn } from "../help/rows.ts";
import {
  application,
  clock,
  confirmedEnquiry,
  day,
  enquiry,
  feedback,
  hour,
  mailsIn,
  minute,
  openAndSweep,
  openServices,
  outboxEmpty,
  sender,
  ticketOf,
} from "../help/services.ts";
import { patient } from "../help/wait.ts";

/** Restarts the services, lets them sweep, and gives what the log says of it. */
const swept = (dataDir: string, now: () => number, env: Record<string, string> = {}) =>
  openAndSweep(dataDir, () => openServices(env, { dataDir, now }));

const kinds = (dataDir: string) =>
  rowsIn(dataDir, "SELECT kind FROM submissions ORDER BY kind").map(({ kind }) => kind);

test("an unconfirmed enquiry is deleted after a day, and not before", async () => {
  const time = clock();
  const { enquiries, dataDir, close } = await openServices({}, time);
  await enquiries.submit(enquiry, sender);
  await close();
  time.pass(day);
  const early = await swept(dataDir, time.now);
  expect(kinds(dataDir)).toEqual(["enquiry"]);
  await early.close();
  time.pass(1);
  await swept(dataDir, time.now);
  expect(kinds(dataDir)).toEqual([]);
});

test("a code is deleted a day after it expired, with its email address", async () => {
  const time = clock();
  const { lookups, dataDir, close } = await openServices({}, time);
  ticketOf(await lookups.ask("E-2222-2222", enquiry.email, sender));
  await close();
  time.pass(day + 10 * minute + 1);
  await swept(dataDir, time.now);
  expect(rowsIn(dataDir, "SELECT * FROM codes")).toEqual([]);
});

test("a submission of any kind is deleted before RETENTION_DAYS are over, with its pending mails", async () => {
  const time = clock();
  const services = await openServices({}, time);
  const { submissions, dataDir, close } = services;
  await confirmedEnquiry(services);
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  await submissions.keep("application", applicationDetails(application), sender);
  await outboxEmpty(dataDir);
  await close();
  rowsIn(
    dataDir,
    "INSERT INTO outbox SELECT 'one', 'office-new', id, NULL, 0, 9e15, 0, NULL FROM submissions LIMIT 1 RETURNING id",
  );
  const env = { RETENTION_DAYS: "30", MAIL_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@example.org" };
  time.pass(30 * day - hour);
  const early = await swept(dataDir, time.now, env);
  expect(kinds(dataDir)).toEqual(["application", "enquiry", "feedback"]);
  await early.close();
  time.pass(1);
  const { said } = await swept(dataDir, time.now, env);
  expect(kinds(dataDir)).toEqual([]);
  expect(rowsIn(dataDir, "SELECT * FROM outbox")).toEqual([]);
  expect(said?.[0]).toEqual({ unconfirmed: 0, old: 3, mails: 0, warned: 0, expired: 0 });
});

test("answered enquiries are deleted too, and without RETENTION_DAYS all stay for 400 days", async () => {
  const time = clock();
  const services = await openServices({}, time);
  await confirmedEnquiry(services);
  await outboxEmpty(services.dataDir);
  rowsIn(services.dataDir, "UPDATE submissions SET status = 'answered' RETURNING id");
  await services.close();
  time.pass(400 * day - hour);
  const early = await swept(services.dataDir, time.now);
  expect(kinds(services.dataDir)).toEqual(["enquiry"]);
  await early.close();
  time.pass(1);
  await swept(services.dataDir, time.now);
  expect(kinds(services.dataDir)).toEqual([]);
});

test("lines of the activity log are deleted after three years; that people in a picture agreed stays with the picture", async () => {
  const time = clock();
  const { dataDir, close } = await openServices({}, time);
  await close();
  const old = time.now() - 3 * 365 * day - 1;
  const note = (what: string, reference: string | null, at: number) =>
    rowsIn(
      dataDir,
      `INSERT INTO activities (id, at, "by", "byName", what, reference) VALUES (?, ?, 'p1', 'Asha', ?, ?) RETURNING id`,
      ...[`${what} ${reference} ${at}`, at, what, reference],
    );
  rowsIn(
    dataDir,
    `INSERT INTO files (id, type, name, "by", at) VALUES ('kept', 'image', 'a.jpg', 'p1', 1) RETURNING id`,
  );
  note("signedIn", "p1", old);
  note("conflict", null, old);
  note("signedIn", "p1", old + day);
  note("peopleAgreed", "kept", old);
  note("peopleAgreed", "deleted", old);
  await swept(dataDir, time.now);
  const left = rowsIn(dataDir, "SELECT what, reference FROM activities ORDER BY what");
  expect(left).toEqual([
    { what: "peopleAgreed", reference: "kept" },
    { what: "signedIn", reference: "p1" },
  ]);
});

test("the sweep runs every hour, and not at the start, when the clock may be wrong", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const time = clock();
  const { enquiries, dataDir } = await openServices({}, time);
  await enquiries.submit(enquiry, sender);
  time.pass(day + 1);
  vi.advanceTimersByTime(hour - 1);
  expect(kinds(dataDir)).toEqual(["enquiry"]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(kinds(dataDir)).toEqual([]), { timeout: 5000, interval: 5 });
});

describe("a clock that has jumped", () => {
  /** A store with feedback, as a stopped site leaves it; `hourly` starts it and sweeps once. */
  async function stoppedSite() {
    const time = clock();
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    const first = await openServices({}, time);
    await first.submissions.keep("feedback", feedbackDetails(feedback), sender);
    await outboxEmpty(first.dataDir);
    await first.close();
    const seen = () => rowsIn(first.dataDir, "SELECT value FROM facts WHERE name = 'clockSeenAt'")[0]?.value;
    const every = vi.spyOn(globalThis, "setInterval");
    async function start() {
      every.mockClear();
      const services = await openServices({ RETENTION_DAYS: "30" }, { ...time, dataDir: first.dataDir });
      const hourly = every.mock.calls.find(([, delay]) => delay === hour)?.[0] ?? (() => {});
      async function look() {
        hourly();
        await vi.waitFor(() => expect(seen()).toBe(time.now()), { timeout: 5000, interval: 5 });
      }
      return { ...services, look };
    }
    const once = await start();
    await once.look();
    await once.close();
    return { time, start, warn, dataDir: first.dataDir };
  }

  test("three years ahead at the start erases nothing, logs it, and erases nothing once it is set right", async () => {
    const { time, start, warn, dataDir } = await stoppedSite();
    time.pass(3 * 365 * day);
    const ahead = await start();
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/^the clock has jumped/));
    expect(await ahead.health()).toEqual({
      store: true,
      outbox: true,
      clock: false,
      mail: true,
      disk: true,
      content: true,
    });
    await ahead.look();
    time.pass(23 * hour);
    await ahead.look();
    await ahead.close();
    expect(kinds(dataDir)).toEqual(["feedback"]);
    time.pass(-3 * 365 * day);
    const right = await start();
    await right.look();
    time.pass(day);
    await right.look();
    expect(await right.health()).toMatchObject({ clock: true });
    expect(kinds(dataDir)).toEqual(["feedback"]);
  });

  test("is trusted after a day, also by a site that is off each night: old data is deleted then", async () => {
    const { time, start, dataDir } = await stoppedSite();
    time.pass(40 * day);
    for (const hours of [0, 8, 15]) {
      time.pass(hours * hour);
      const { look, close } = await start();
      await look();
      await close();
      expect(kinds(dataDir)).toEqual(["feedback"]);
    }
    time.pass(hour);
    const { look } = await start();
    await look();
    await vi.waitFor(() => expect(kinds(dataDir)).toEqual([]), { timeout: 5000, interval: 5 });
  });

  test("is not doubted after a weekend", async () => {
    const { time, start } = await stoppedSite();
    time.pass(3 * day);
    expect(await (await start()).health()).toMatchObject({ clock: true });
  });

  test("back by hours lets no mail wait longer than the longest delay", async () => {
    const { start, time, dataDir } = await stoppedSite();
    const { look } = await start();
    rowsIn(
      dataDir,
      "INSERT INTO outbox VALUES ('one', 'erasure', 'gone', NULL, 0, ?, 1, NULL) RETURNING id",
      time.now() + 2 * hour,
    );
    await look();
    const due = () => rowsIn(dataDir, "SELECT dueAt FROM outbox")[0]?.dueAt ?? 0;
    await vi.waitFor(() => expect(due()).toBeLessThanOrEqual(time.now()), { timeout: 5000, interval: 5 });
  });
});

test("a clock that is before the day of the build stops the start with a message", () => {
  const built = Date.parse("2026-11-21T10:00:00Z");
  expect(() => refuseEarlyClock(built - 2 * day, built)).toThrow(
    "The clock of this computer says 2026-11-19, but the site was built on 2026-11-21; set the clock, and start again.",
  );
  expect(() => refuseEarlyClock(built - hour, built)).not.toThrow();
});

test("stored mails are deleted with what they were about, and so are incomplete files that a full disk left", async () => {
  const services = await openServices();
  await confirmedEnquiry(services);
  await outboxEmpty(services.dataDir);
  await services.close();
  expect((await mailsIn(services.dataDir)).length).toBe(3);
  writeFileSync(`${services.dataDir}/mail/half.eml.part`, "Subject: half");
  const now = Date.now() + 2 * day;
  await swept(services.dataDir, () => now, { RETENTION_DAYS: "1" });
  await vi.waitFor(() => expect(readdirSync(`${services.dataDir}/mail`)).toEqual([]), patient);
});

test("the log has counts, and no personal data", async () => {
  const time = clock();
  const { enquiries, dataDir, close } = await openServices({}, time);
  await enquiries.submit(enquiry, sender);
  await close();
  time.pass(day + 1);
  const { said } = await swept(dataDir, time.now);
  expect(said).toEqual([{ unconfirmed: 1, old: 0, mails: 0, warned: 0, expired: 0 }, "expired data was erased"]);
});
