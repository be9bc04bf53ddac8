import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { applicationDetails } from "#app/forms/applications/application.ts";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { type Count, createLimits } from "#app/lib/limits/limits.server.ts";
import { openLimitsFile } from "#app/lib/process-state.server.ts";
import { log } from "#app/log.server.ts";
import { readSettings } from "#app/settings.server.ts";
import { placeOf, testOnSqlite } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import {
  dataFolder,
  day,
  enquiry,
  feedback,
  hour,
  mailsIn,
  openServices,
  outboxEmpty,
  second,
  sender,
  setForward,
  ticketOf,
} from "../help/services.ts";

/** The limits on a new folder. */
function openLimits(dataDir = dataFolder()) {
  const limits = createLimits({ counts: openLimitsFile(dataDir), secret: readSecret(placeOf(dataDir)) });
  let isClosed = false;
  const close = () => {
    if (!isClosed) limits.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { ...limits, close, dataDir };
}

test("another code for an enquiry may be requested after 60 seconds, not before", async () => {
  const { enquiries } = await openServices();
  // From here on the clock is stopped, however busy the machine is.
  setForward(0);
  const ticket = ticketOf(await enquiries.submit(enquiry, sender));
  expect(await enquiries.resend(ticket, sender)).toEqual({ ok: false, reason: "tooMany", seconds: expect.any(Number) });
  setForward(59 * second);
  expect(await enquiries.resend(ticket, sender)).toMatchObject({ reason: "tooMany" });
  setForward(2 * second);
  expect(await enquiries.resend(ticket, sender)).toMatchObject({ ok: true });
});

test("an address gets ten codes a day for a purpose, with the time until the next", async () => {
  const { enquiries, lookups, mails } = await openServices();
  for (let count = 0; count < 10; count++) {
    ticketOf(await enquiries.submit({ ...enquiry, fullName: `Asha ${count}` }, sender));
    setForward(61 * second);
  }
  ticketOf(await lookups.ask("E-2222-2222", enquiry.email.toUpperCase(), sender));
  const refused = await enquiries.submit(enquiry, { ...sender, address: "198.51.100.7" });
  expect(refused).toMatchObject({ ok: false, reason: "tooMany" });
  const seconds = "seconds" in refused ? refused.seconds : 0;
  expect(seconds).toBeGreaterThan(86_400 - 11 * 61);
  expect(seconds).toBeLessThanOrEqual(86_400);
  expect(await mails()).toHaveLength(10);
  setForward(seconds * second);
  expect(await enquiries.submit(enquiry, sender)).toMatchObject({ ok: true });
});

test("a mailbox shares one limit, however its address is spelled", async () => {
  const { enquiries, submissions, mails, dataDir } = await openServices({ OFFICE_EMAIL: "office@institute.example" });
  for (let count = 0; count < 30; count++) {
    const email =
      ["victim", "vic.tim", "V.I.C.T.I.M"][count % 3] + (count % 2 ? "@gmail.com" : `+${count}@googlemail.com`);
    await enquiries.submit({ ...enquiry, email }, { ...sender, address: `192.0.2.${count}` });
    await submissions.keep("feedback", feedbackDetails({ ...feedback, email }), sender);
    setForward(61 * second);
  }
  await outboxEmpty(dataDir);
  const sent = (await mails()).filter(({ to }) => to !== "office@institute.example");
  expect(sent.filter(({ subject }) => /^\d{6} /.test(subject))).toHaveLength(10);
  expect(sent.filter(({ subject }) => subject.startsWith("We have your feedback"))).toHaveLength(5);
  expect(sent).toHaveLength(15);
});

test("a class of sixty behind one internet address gets its codes within an hour, two more each", async () => {
  const { consume } = openLimits();
  const start = Date.now();
  for (let round = 0; round < 3; round++) {
    for (let pupil = 0; pupil < 60; pupil++) {
      const counts: Count[] = [
        ["codesOfAddress", "a"],
        ["codesPerMinute", `${pupil}`],
        ["codesOfEmail", `${pupil}`],
      ];
      expect(await consume(...counts)).toEqual({ ok: true });
      expect(await consume(["checksOfAddress", "a"])).toEqual({ ok: true });
    }
    setForward(61 * second);
  }
  expect(Date.now() - start).toBeLessThan(hour);
});

test("an internet address gets 300 codes an hour and not one more", async () => {
  const { consume } = openLimits();
  for (let count = 0; count < 300; count++) expect(await consume(["codesOfAddress", "a"])).toEqual({ ok: true });
  const refused = await consume(["codesOfAddress", "a"]);
  expect(refused).toMatchObject({
    ok: false,
    seconds: expect.toSatisfy((each: number) => each > 3500 && each <= 3600),
  });
  expect(await consume(["codesOfAddress", "b"])).toEqual({ ok: true });
  setForward(hour);
  expect(await consume(["codesOfAddress", "a"])).toEqual({ ok: true });
});

test("an IPv6 network gets what twenty households get, however many it has; another one is not affected", async () => {
  const { consume, refund } = openLimits();
  const household = (count: number): Count => ["registrationsOfAddress", `2001:db8:1:${count.toString(16)}`];
  for (let count = 0; count < 400; count++) expect(await consume(household(count))).toEqual({ ok: true });
  expect(await consume(household(400))).toMatchObject({ ok: false, reason: "tooMany" });
  expect(await consume(["registrationsOfAddress", "2001:db8:2:1"])).toEqual({ ok: true });
  expect(await consume(["registrationsOfAddress", "192.0.2.1"])).toEqual({ ok: true });
  // The refused one was counted too, so two are refunded.
  await refund(...household(0));
  await refund(...household(1));
  expect(await consume(household(401))).toEqual({ ok: true });
});

test("what is counted separately in a household is counted separately in its network", async () => {
  const { consume } = openLimits();
  const send = (kind: string, count: number): Count => ["formsOfAddress", `2001:db8:1:${count % 30} ${kind}`];
  for (let count = 0; count < 6000; count++) await consume(send("feedback", count));
  expect(await consume(send("feedback", 0))).toMatchObject({ ok: false });
  expect(await consume(send("application", 0))).toEqual({ ok: true });
});

testOnSqlite(
  "as many codes an hour as are set go to strangers, 600 by default; then everyone has to wait, the log reports it once, and the faculty still signs in",
  async () => {
    const most = 60;
    expect(readSettings({ SITE_URL: "https://institute.example" }).mailsPerHour).toBe(600);
    const warnings = vi.spyOn(log, "warn").mockReturnValue();
    const { enquiries, accountServices, dataDir } = await openServices({ MAILS_PER_HOUR: `${most}` });
    const submit = (count: number) =>
      enquiries.submit(
        { ...enquiry, email: `a${count}@example.org` },
        { ...sender, address: `192.0.2.${count % 200}` },
      );
    const results = await Promise.all(Array.from({ length: most + 10 }, (_, count) => submit(count)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(most);
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      reason: "tooMany",
      seconds: expect.toSatisfy((each: number) => each > 3000 && each <= 3600),
    });
    expect(rowsIn(dataDir, "SELECT count(*) AS kept FROM submissions")).toEqual([{ kept: most }]);
    expect(warnings.mock.calls.map(([facts]) => facts)).toEqual([expect.objectContaining({ limit: "codesOfAll" })]);
    if (!accountServices.isReady) throw new Error();
    expect(
      await accountServices.accountCodes.send("signIn", "b@example.org", { ...sender, userAgent: "" }),
    ).toMatchObject({
      ok: true,
    });
    setForward(hour);
    expect(await submit(700)).toMatchObject({ ok: true });
  },
);

testOnSqlite("codes can be tried 900 times an hour from one internet address", async () => {
  const { enquiries } = await openServices();
  const tries = Array.from({ length: 900 }, () => enquiries.confirm("none", "000000", sender));
  for (const answer of await Promise.all(tries)) expect(answer).toEqual({ ok: false, reason: "wrongCode" });
  expect(await enquiries.confirm("none", "000000", sender)).toMatchObject({ reason: "tooMany" });
  setForward(hour);
  expect(await enquiries.confirm("none", "000000", sender)).toMatchObject({ reason: "wrongCode" });
});

test("an address sends feedback five times an hour; its applications are counted separately", async () => {
  const { submissions } = await openServices();
  let count = 0;
  const send = (email: string) =>
    submissions.keep("feedback", feedbackDetails({ ...feedback, email, text: `Lovely ${count++}` }), sender);
  for (let index = 0; index < 5; index++) expect(await send(feedback.email)).toMatchObject({ ok: true });
  expect(await send(feedback.email.toUpperCase())).toMatchObject({ ok: false, seconds: expect.any(Number) });
  expect(await send("ravi@example.org")).toMatchObject({ ok: true });
  const fields = { email: feedback.email, isMinor: false };
  expect(await submissions.keep("application", applicationDetails(fields), sender)).toMatchObject({ ok: true });
  setForward(hour);
  expect(await send(feedback.email)).toMatchObject({ ok: true });
});

test.each([
  ["email address", { email: feedback.email }],
  ["phone number", { phone: "9876543210" }],
])("who knows another person's %s cannot use up the forms of its owner", async (_, contact) => {
  const { submissions } = await openServices();
  let count = 0;
  const apply = (from = sender) =>
    submissions.keep(
      "application",
      applicationDetails({ ...contact, fullName: `Asha ${"abcdefgh"[count++]}`, isMinor: false }),
      from,
    );
  for (let index = 0; index < 5; index++) expect(await apply()).toMatchObject({ ok: true });
  expect(await apply()).toMatchObject({ ok: false, reason: "tooMany" });
  expect(await apply({ ...sender, address: "198.51.100.7" })).toMatchObject({ ok: true });
});

test("what a narrow limit refuses consumes nothing from the wide one: one impatient visitor does not lock a class out", async () => {
  const { consume } = openLimits();
  expect(await consume(["codesOfAddress", "a"], ["codesPerMinute", "one"])).toEqual({ ok: true });
  for (let count = 0; count < 400; count++) await consume(["codesOfAddress", "a"], ["codesPerMinute", "one"]);
  for (let count = 0; count < 299; count++)
    expect(await consume(["codesOfAddress", "a"], ["codesPerMinute", `${count}`])).toEqual({ ok: true });
  expect(await consume(["codesOfAddress", "a"], ["codesPerMinute", "last"])).toMatchObject({ ok: false });
});

test("a refunded point is not counted", async () => {
  const { consume, refund } = openLimits();
  expect(await consume(["codesPerMinute", "a"])).toEqual({ ok: true });
  await refund("codesPerMinute", "a");
  expect(await consume(["codesPerMinute", "a"])).toEqual({ ok: true });
  expect(await consume(["codesPerMinute", "a"])).toMatchObject({ ok: false });
});

test("after a reset nothing is counted, including refused attempts", async () => {
  const { consume, reset } = openLimits();
  for (let count = 0; count < 4; count++) await consume(["codesPerMinute", "a"]);
  await reset("codesPerMinute", "a");
  expect(await consume(["codesPerMinute", "a"])).toEqual({ ok: true });
});

test("limits survive a restart", async () => {
  const first = await openServices();
  ticketOf(await first.enquiries.submit(enquiry, sender));
  await first.close();
  const { enquiries } = await openServices({}, first);
  const other = { ...enquiry, fullName: "Another name" };
  expect(await enquiries.submit(other, sender)).toMatchObject({ ok: false, reason: "tooMany" });
});

testOnSqlite("when the counts cannot be stored no code and no form is accepted, and nothing is sent", async () => {
  const { enquiries, lookups, submissions, dataDir } = await openServices();
  const file = new DatabaseSync(join(dataDir, "limits.sqlite"));
  for (const { name } of file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all())
    file.exec(`DROP TABLE "${name}"`);
  file.close();
  await expect(enquiries.submit(enquiry, sender)).rejects.toThrow();
  await expect(lookups.ask("E-2222-2222", enquiry.email, sender)).rejects.toThrow();
  await expect(submissions.keep("feedback", feedbackDetails(feedback), sender)).rejects.toThrow();
  expect(await mailsIn(dataDir)).toEqual([]);
});

testOnSqlite("the counts contain no addresses", async () => {
  const { enquiries, submissions, dataDir, close } = await openServices();
  await enquiries.submit(enquiry, { ...sender, address: "2001:db8:1:2" });
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  const read = () =>
    ["limits.sqlite", "limits.sqlite-wal"].map((name) => readFileSync(join(dataDir, name)).toString("latin1")).join();
  const plain = [enquiry.email, "example.org", sender.address, "2001:db8"];
  for (const address of plain) expect(read()).not.toContain(address);
  await close();
  const closed = readFileSync(join(dataDir, "limits.sqlite")).toString("latin1");
  expect(closed).toContain("codesOfEmail");
  for (const address of plain) expect(closed).not.toContain(address);
});

test("after the clock was set back by a day, nobody waits longer than the limit", async () => {
  const { consume } = openLimits();
  setForward(day);
  expect(await consume(["codesPerMinute", "a"])).toEqual({ ok: true });
  setForward(-day);
  expect(await consume(["codesPerMinute", "a"]), "the count began in a time that has not come yet").toEqual({
    ok: true,
  });
  expect(await consume(["codesPerMinute", "a"])).toMatchObject({
    ok: false,
    seconds: expect.toSatisfy((each: number) => each <= 60),
  });
});

testOnSqlite(
  "the write-ahead log of the counts stays small, however many are counted between two sweeps",
  async () => {
    const { consume, dataDir } = openLimits();
    for (let count = 0; count < 3000; count++) await consume(["codesOfEmail", `${count}`]);
    expect(statSync(join(dataDir, "limits.sqlite-wal")).size).toBeLessThan(18_000_000);
  },
  60_000,
);

testOnSqlite("a file of an earlier version, which had a table for each limit, is taken over without its counts", () => {
  const dataDir = dataFolder();
  const file = new DatabaseSync(join(dataDir, "limits.sqlite"));
  file.exec("CREATE TABLE codesPerMinute (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)");
  openLimits(dataDir);
  const tables = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  expect(tables).toEqual([{ name: "answeredPages" }, { name: "limits" }]);
  file.close();
});

testOnSqlite("a damaged file of counts is moved aside and counting starts again", async () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const { dataDir, consume, close } = openLimits();
  expect(await consume(["codesPerMinute", "a"])).toEqual({ ok: true });
  close();
  writeFileSync(join(dataDir, "limits.sqlite"), "not a database ".repeat(1000));
  expect(await openLimits(dataDir).consume(["codesPerMinute", "a"])).toEqual({ ok: true });
  expect(warn).toHaveBeenCalledWith({ aside: join(dataDir, "limits.sqlite.damaged") }, expect.any(String));
  expect(readFileSync(join(dataDir, "limits.sqlite.damaged"), "utf8")).toMatch(/^not a database/);
});
