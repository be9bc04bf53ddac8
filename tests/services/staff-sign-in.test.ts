import { hash, randomBytes } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { expect, test, vi } from "vitest";
import { cliOperator } from "#app/people/staff/roles.ts";
import { must } from "../help/must.ts";
import { rowsIn } from "../help/rows.ts";
import { hour, mailsOnceIn, minute } from "../help/services.ts";
import { asker, openStaffServices, password, step } from "../help/staff.ts";

const wrong = { ok: false, reason: "wrongCode" };

test("a code of the app is taken once, in the steps around its own, and never after a later one", async () => {
  const { join, passwordOf, signIns, codeOf, pass } = await openStaffServices();
  const asha = await join("office");
  const signed = await passwordOf(asha);
  const [before, code, after] = [-1, 0, 1].map((steps) => codeOf(asha, steps));
  const enter = (typed = "") => signIns.finish(signed, { code: typed }, asker);
  expect(await enter(before), "it set up the account").toEqual(wrong);
  expect(await enter(code)).toMatchObject({ ok: true });
  expect(await enter(code)).toEqual(wrong);
  pass(step);
  expect(await enter(code)).toEqual(wrong);
  expect(await enter(after)).toMatchObject({ ok: true });
  expect(await enter(codeOf(asha, 1)), "a phone may be ahead").toMatchObject({ ok: true });
  pass(4 * step);
  expect(await enter(codeOf(asha, -2)), "nobody has used it, but it is too old").toEqual(wrong);
  expect(await enter(codeOf(asha, -1))).toMatchObject({ ok: true });
});

test("five wrong codes end the step for the right one too, and a new step goes on", async () => {
  const { join, passwordOf, signIns, codeOf } = await openStaffServices();
  const asha = await join("office");
  const signed = await passwordOf(asha);
  for (let tries = 0; tries < 5; tries += 1)
    expect(await signIns.finish(signed, { code: "000000" }, asker)).toEqual(wrong);
  const code = codeOf(asha);
  for (const proof of [{ code }, { recovery: "of no use" }])
    expect(await signIns.finish(signed, proof, asker)).toEqual({ ok: false, reason: "stepSpent" });
  expect(await signIns.finish(await passwordOf(asha), { code }, asker)).toMatchObject({ ok: true });
});

test("a step of signing in holds for ten minutes", async () => {
  const { join, passwordOf, signIns, codeOf, pass } = await openStaffServices();
  const asha = await join("office");
  const signed = await passwordOf(asha);
  pass(10 * minute);
  expect(await signIns.finish(signed, { code: codeOf(asha) }, asker)).toMatchObject({ reason: "stepOver" });
});

test("a recovery code works once, however it is typed, and new ones replace the others", async () => {
  const { join, passwordOf, signIns, own, sessions, dataDir } = await openStaffServices();
  const asha = await join("office");
  const session = await sessions.find(asha.session);
  const newCodes = async () => (session ? own.newRecoveryCodes(session) : []);
  const [one = "", two = "", three = ""] = await newCodes();
  expect(rowsIn(dataDir, "SELECT recoveryCodes FROM staffTwoFactors")[0]?.recoveryCodes).not.toContain(one);
  const signed = await passwordOf(asha);
  const enter = (recovery: string) => signIns.finish(signed, { recovery }, asker);
  expect(await enter(` ${one.toUpperCase().replace("-", " ")} `)).toMatchObject({ ok: true });
  expect(await enter(one)).toEqual({ ok: false, reason: "wrongRecovery" });
  const atOnce = await Promise.all([enter(two), enter(two)]);
  expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await mailsOnceIn(dataDir, 2, ({ subject }) => subject.startsWith("A recovery code was used"))).toHaveLength(
    2,
  );
  const [four = ""] = await newCodes();
  expect(await enter(three)).toMatchObject({ ok: false });
  const pasted = `\u200b1. ${four.replace("-", "–")}\tनवीन`;
  expect(await enter(pasted), "with its number in a list").toMatchObject({ ok: true });
});

test("a lost password is set by a mailed link, once; it ends every session, and the second step is still needed", async () => {
  const { join, lostPasswords, linkTo, signIns, codeOf, isIn, passwordOf } = await openStaffServices();
  const asha = await join("office");
  const begun = await passwordOf(asha);
  expect(await lostPasswords.send(asha.email.toUpperCase(), "en", asker)).toEqual({ ok: true });
  const link = await linkTo(asha.email, "lost");
  expect(await lostPasswords.of(link)).toMatchObject({ email: asha.email });
  expect(await isIn(asha), "opening the link changes nothing").toBe(true);
  const { step: signed } = must(await lostPasswords.set(link, "another lantern 48 pebble"));
  expect(await isIn(asha)).toBe(false);
  expect(await lostPasswords.set(link, password)).toEqual({ ok: false, reason: "badLink" });
  const code = codeOf(asha);
  expect(await signIns.finish(begun, { code }, asker)).toEqual({ ok: false, reason: "stepOver" });
  expect(await signIns.finish(signed, { code: "000000" }, asker)).toEqual(wrong);
  expect(await signIns.finish(signed, { code }, asker)).toMatchObject({ ok: true });
  expect(await signIns.byPassword(asha.email, password, asker)).toEqual({ ok: false, reason: "wrongCredentials" });
});

test("the link for a lost password works for an hour, and not after the password was changed otherwise", async () => {
  const { join, lostPasswords, linkTo, own, sessions, pass, isIn, passwordOf, signIns, codeOf } =
    await openStaffServices();
  const asha = await join("office");
  await lostPasswords.send(asha.email, "en", asker);
  const link = await linkTo(asha.email, "lost");
  pass(60 * minute - 1);
  expect(await lostPasswords.of(link)).toBeDefined();
  pass(1);
  expect(await lostPasswords.of(link)).toBeUndefined();
  await lostPasswords.send(asha.email, "en", asker);
  const newer = await linkTo(asha.email, "lost", 2);
  const begun = await passwordOf(asha);
  const session = await sessions.find(asha.session);
  if (session) await own.setPassword(session, "another lantern 48 pebble");
  expect(await isIn(asha), "the session that did it stays").toBe(true);
  expect(await lostPasswords.of(newer)).toBeUndefined();
  expect(await signIns.finish(begun, { code: codeOf(asha) }, asker)).toMatchObject({ reason: "stepOver" });
});

test("known and unknown addresses get equal answers, and each is mailed once", async () => {
  const { join, lostPasswords, signIns, dataDir } = await openStaffServices();
  // The time of a refusal is not rounded differently for the two.
  vi.useFakeTimers({ toFake: ["Date"] });
  const { email } = await join("office");
  const nobody = "nobody@office.example";
  const both = <Answer>(ask: (address: string) => Promise<Answer>) => Promise.all([email, nobody].map(ask));
  const sent = await both((address) => lostPasswords.send(address, "en", asker));
  expect(sent[0]).toEqual(sent[1]);
  for (let tries = 0; tries < 7; tries += 1) {
    const [known, unknown] = await both((address) => signIns.byPassword(address, "wrong", asker));
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ reason: tries < 5 ? "wrongCredentials" : "tooMany" });
  }
  vi.useRealTimers();
  const [mail] = await mailsOnceIn(dataDir, 1, ({ to }) => to === nobody);
  expect(mail?.text).toContain("There is no such account.");
  expect(mail?.text).not.toContain("lost=");
});

test("what is sensitive needs a proof of the last quarter of an hour, also when the clock was set back", async () => {
  const { join, sessions, pass } = await openStaffServices();
  const { session } = await join("admin");
  const isConfirmed = async () => {
    const found = await sessions.find(session);
    return found && sessions.isConfirmed(found);
  };
  pass(15 * minute - step - 1);
  expect(await isConfirmed()).toBe(true);
  pass(1);
  expect(await isConfirmed()).toBe(false);
  const found = await sessions.find(session);
  if (found) await sessions.confirm(found);
  expect(await isConfirmed()).toBe(true);
  pass(-16 * minute);
  expect(await isConfirmed()).toBe(false);
});

test("a second step is not set up by a link that was replaced while its code was checked", async () => {
  const { people, enrolments, tries, linkTo, codeOf, dataDir } = await openStaffServices();
  const email = "asha@office.example";
  const { row } = must(await people.invite(cliOperator, { email, name: "Asha", role: "office", locale: "en" }));
  const begun = must(await enrolments.begin(await linkTo(email, "enrol"), { name: "Asha", password }, asker));
  const { step } = tries;
  vi.spyOn(tries, "step").mockImplementationOnce(async (...asked) => {
    must(await people.change(cliOperator, row.id, "invite"));
    return step(...asked);
  });
  const finish = () => enrolments.finish(begun.step, { code: codeOf(begun) }, asker);
  expect(await finish()).toEqual({ ok: false, reason: "stepOver" });
  expect(rowsIn(dataDir, "SELECT verifiedAt FROM staffTwoFactors")).toEqual([]);
});

test("an app that was set up with a first version still works, and its secret is sealed again", async () => {
  const { dataDir, secret, join, codeOf, passwordOf, signIns, pass } = await openStaffServices();
  const asha = await join("office");
  const [key, nonce] = [hash("sha256", secret.hmac("staff-second-step"), "buffer"), randomBytes(24)];
  const bytes = xchacha20poly1305(key, nonce).encrypt(Buffer.from(asha.secret));
  const old = Buffer.concat([nonce, bytes]).toString("hex");
  rowsIn(dataDir, "UPDATE staffTwoFactors SET secret = ? RETURNING userId", old);
  const stored = () => String(rowsIn(dataDir, "SELECT secret FROM staffTwoFactors")[0]?.secret);
  const enter = async (code: string) => signIns.finish(await passwordOf(asha), { code }, asker);

  expect(await enter("000000")).toMatchObject({ ok: false });
  expect(stored()).toBe(old);
  expect(await enter(codeOf(asha))).toMatchObject({ ok: true });
  expect(stored()).toMatch(/^v2\./);
  pass(step);
  expect(await enter(codeOf(asha))).toMatchObject({ ok: true });
});

test("a new password ends every session but the one that set it, also a step that was begun before", async () => {
  const { join, own, sessions, isIn, passwordOf, signIns, codeOf, pass } = await openStaffServices();
  const asha = await join("office");
  const signedInAgain = async () => {
    const entered = must(await signIns.finish(await passwordOf(asha), { code: codeOf(asha) }, asker));
    pass(step);
    return entered;
  };
  const [phone, begun] = [await signedInAgain(), await passwordOf(asha)];
  const found = await sessions.find(asha.session);
  if (!found) throw new Error("This session has ended.");
  await own.setPassword(found, "another lantern 48 gravel");
  expect(await isIn(asha)).toBe(true);
  expect(await isIn(phone)).toBe(false);
  expect(await signIns.finish(begun, { code: codeOf(asha) }, asker)).toMatchObject({ reason: "stepOver" });
  expect(await sessions.devices(asha.session)).toMatchObject([{ isThis: true }]);
});

test("a session of the office ends after 12 hours without use, and after a week with it", async () => {
  const { join, isIn, pass, now, sessions } = await openStaffServices();
  const asha = await join("office");
  const idle = await join("admin");
  for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
    pass(11 * hour);
    expect(await isIn(asha)).toBe(true);
  }
  expect(await isIn(idle)).toBe(false);
  const found = await sessions.find(asha.session);
  pass((found?.endsAt ?? 0) - now() - 1);
  expect(await isIn(asha)).toBe(true);
  pass(1);
  expect(await isIn(asha)).toBe(false);
});

test("the last passkey of somebody without an app stays, and with an app it can be removed", async () => {
  const { join, own, sessions, passkeys, secondSteps, dataDir } = await openStaffServices();
  const asha = await join("office");
  const session = await sessions.find(asha.session);
  if (!session) throw new Error("Asha is not signed in.");
  const columns = "(id, userId, publicKey, counter, transports, name, createdAt)";
  const add = (id: string) =>
    rowsIn(
      dataDir,
      `INSERT INTO staffPasskeys ${columns} VALUES (?, ?, '', 0, '[]', ?, 1) RETURNING id`,
      id,
      asha.uid,
      id,
    );
  const names = async () => (await passkeys.of(asha.uid)).map(({ name }) => name);
  add("phone");
  await own.removePasskey(session, "phone");
  expect(await names()).toEqual([]);
  rowsIn(dataDir, "UPDATE staffTwoFactors SET secret = '' WHERE userId = ? RETURNING userId", asha.uid);
  expect(await secondSteps.standing(asha.uid)).toMatchObject({ isSetUp: true, hasApp: false });
  expect(await secondSteps.isUnreadable(asha.uid), "there is no secret to be read").toBe(false);
  add("phone");
  add("computer");
  await own.removePasskey(session, "phone");
  await own.removePasskey(session, "computer");
  expect(await names()).toEqual(["computer"]);
});
