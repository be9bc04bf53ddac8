import { expect, test, vi } from "vitest";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { log } from "#app/log.server.ts";
import type { AccountEvent } from "#app/people/accounts/account-emails.ts";
import { asha, caller, counts, noted, openFaculty, openWithMember, ravi, tells, writeBeside } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { rowsIn } from "../help/rows.ts";
import { day, hour, mailsIn, minute, openAndSweep, outboxEmpty, setForward, ticketOf } from "../help/services.ts";

/** Restarts the services, runs their sweep, and stops them again. */
async function sweep(dataDir: string) {
  const { close } = await openAndSweep(dataDir, () => openFaculty({}, { dataDir }));
  await outboxEmpty(dataDir);
  await close();
}

/** The recipients of the mails about this event, in a language. */
const mailsOf = async (dataDir: string, event: AccountEvent, locale: Locale = "en") =>
  (await mailsIn(dataDir)).filter(tells(event, locale)).map(({ to }) => to);

test("events of a member are deleted after a year, and not before", async () => {
  const { dataDir, close } = await openWithMember({}, { isProven: true });
  await close();
  setForward(365 * day - hour);
  await sweep(dataDir);
  expect(noted(dataDir)).toHaveLength(1);
  setForward(hour + 1000);
  await sweep(dataDir);
  expect(noted(dataDir)).toEqual([]);
  expect(counts(dataDir), "the account itself stays").toMatchObject({ users: 1, members: 1, documents: 1 });
});

test("an expired session is deleted, a used one stays", async () => {
  const { dataDir, close, ways, accounts, member } = await openWithMember({}, { isProven: true });
  signedIn(await ways.password());
  setForward(6 * day);
  expect(await accounts.memberOf(member.session, "en")).toBeDefined();
  await close();
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ sessions: 2 });
  setForward(2 * day);
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ sessions: 1 });
  const { accounts: later } = await openFaculty({}, { dataDir });
  expect(await later.memberOf(member.session, "en")).toMatchObject({ email: asha.email });
});

test("a session that began thirty days ago is deleted, though it was used", async () => {
  const { dataDir, close, accounts, member } = await openWithMember();
  for (const days of [6, 6, 6, 6, 5]) {
    setForward(days * day);
    expect(await accounts.memberOf(member.session, "en")).toBeDefined();
  }
  await close();
  setForward(day);
  await sweep(dataDir);
  expect(counts(dataDir)).not.toHaveProperty("sessions");
});

test("a used token is stored for as long as it would be valid", async () => {
  const { dataDir, close, invite, signIns } = await openWithMember();
  const token = invite();
  setForward(71 * hour);
  signedIn(await signIns.byToken(token, caller));
  await close();
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ spentTokens: 1 });
  const { signIns: again, close: closeAgain } = await openFaculty({}, { dataDir });
  vi.spyOn(log, "warn").mockReturnValue();
  expect(await again.byToken(token, caller)).toMatchObject({ reason: "badToken" });
  await closeAgain();
  setForward(73 * hour);
  await sweep(dataDir);
  expect(counts(dataDir)).not.toHaveProperty("spentTokens");
});

test("codes of accounts are deleted like those of enquiries", async () => {
  const { dataDir, close, accountCodes } = await openWithMember();
  for (const email of [asha.email, "nobody@example.org"]) ticketOf(await accountCodes.send("signIn", email, caller));
  await close();
  setForward(hour);
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ codes: 1 });
  setForward(day);
  await sweep(dataDir);
  expect(counts(dataDir)).not.toHaveProperty("codes");
});

test("events of an address without an account are deleted after thirty days, a member's stay", async () => {
  const { dataDir, close, signIns } = await openWithMember({}, { isProven: true });
  for (const email of [asha.email, "nobody@example.org"]) await signIns.byPassword(email, "wrong", caller);
  await close();
  setForward(30 * day - hour);
  await sweep(dataDir);
  expect(noted(dataDir).map(({ event }) => event)).toEqual(["registered", "signInFailed", "signInFailed"]);
  const [, ofAsha] = noted(dataDir);
  setForward(hour + 1000);
  await sweep(dataDir);
  expect(noted(dataDir).slice(1)).toEqual([ofAsha]);
});

test("the owner of an unconfirmed account is warned after five days, and it is erased after seven", async () => {
  const { dataDir, close, register } = await openWithMember();
  await register(ravi, { ...caller, locale: "mr" });
  await outboxEmpty(dataDir);
  await close();
  setForward(5 * day - hour);
  await sweep(dataDir);
  expect(await mailsOf(dataDir, "unproven")).toEqual([]);
  setForward(2 * hour);
  for (let round = 0; round < 2; round++) await sweep(dataDir);
  expect(await mailsOf(dataDir, "unproven")).toEqual([asha.email]);
  expect(await mailsOf(dataDir, "unproven", "mr"), "in the language of the registration").toEqual([ravi.email]);
  setForward(2 * day - hour - 1000);
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ users: 2, members: 2, documents: 2 });
  setForward(2 * hour);
  await sweep(dataDir);
  const left = counts(dataDir);
  for (const table of ["users", "members", "documents", "credentials", "sessions"])
    expect(left).not.toHaveProperty(table);
  expect(noted(dataDir).filter(({ event }) => event === "deleted")).toHaveLength(2);
  expect(await mailsOf(dataDir, "expired")).toEqual([asha.email]);
  expect(await mailsOf(dataDir, "expired", "mr")).toEqual([ravi.email]);
});

test("when the site was off, two days still pass between the warning and the erasure", async () => {
  const { dataDir, close } = await openWithMember();
  await close();
  setForward(60 * day);
  await sweep(dataDir);
  setForward(2 * day - hour);
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ members: 1 });
  setForward(2 * hour);
  await sweep(dataDir);
  expect(counts(dataDir)).not.toHaveProperty("members");
});

test.each([
  ["confirmed", "provenAt = createdAt"],
  ["approved by the office", "approvedAt = createdAt"],
])("an account that is %s after the warning stays", async (_, stage) => {
  const { dataDir, close } = await openWithMember();
  await close();
  setForward(6 * day);
  await sweep(dataDir);
  await writeBeside(dataDir, `UPDATE members SET ${stage}`);
  setForward(3 * day);
  await sweep(dataDir);
  expect(counts(dataDir)).toMatchObject({ users: 1, members: 1, documents: 1 });
});

test("an account stays, however long it is unused, and whatever RETENTION_DAYS says about enquiries", async () => {
  const { dataDir, close } = await openWithMember({ RETENTION_DAYS: "1" }, { isProven: true });
  await outboxEmpty(dataDir);
  await close();
  setForward(1000 * day);
  await sweep(dataDir);
  const { signIns } = await openFaculty({ RETENTION_DAYS: "1" }, { dataDir });
  signedIn(await signIns.byPassword(asha.email, asha.password, caller));
});

test("the copy of a hosted account that belongs to no member is deleted, the accounts of the embedded service are not", async () => {
  const isFirebase = {
    ...{ FACULTY_SERVICE: "firebase", FIREBASE_PROJECT_ID: "good-minds-1", FIREBASE_API_KEY: "a-key" },
    SITE_URL: "http://localhost:3000",
    ...{ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9", FIRESTORE_EMULATOR_HOST: "127.0.0.1:9" },
  };
  for (const [env, left] of [
    [isFirebase, ["asha", "new"]],
    [{}, ["asha", "new", "old"]],
  ] as const) {
    const { dataDir, close } = await openFaculty(env);
    await close();
    const copies = { asha: day, old: 2 * hour, new: minute };
    for (const [uid, age] of Object.entries(copies)) {
      const time = new Date(Date.now() - age).toISOString();
      await writeBeside(
        dataDir,
        `INSERT INTO users (id, name, email, createdAt, updatedAt) VALUES ('${uid}', 'A', '${uid}@example.org', '${time}', '${time}')`,
      );
    }
    const member = `('asha', 'asha@example.org', 'asha@example.org', 'en', ${Date.now()}, 1)`;
    await writeBeside(
      dataDir,
      `INSERT INTO members (uid, email, emailKey, locale, createdAt, provenAt) VALUES ${member}`,
    );
    const swept = await openAndSweep(dataDir, () => openFaculty(env, { dataDir }));
    await swept.close();
    expect(rowsIn(dataDir, "SELECT id FROM users ORDER BY id").map(({ id }) => id)).toEqual(left);
  }
});
