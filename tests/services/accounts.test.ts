import { expect, test, vi } from "vitest";
import { asha, caller, noted, openFaculty, openOffice, openWithMember, ravi, tells, tooMany } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { codeIn } from "../help/mails.ts";
import { mailsOnceIn, minute, outboxEmpty, setForward, ticketOf } from "../help/services.ts";
import { startMailServer } from "../help/smtp.ts";

const newPassword = "a new password of hers";
const isNotice = tells("passwordChanged");

/** The services with a member on two devices, and a code to reset her password. */
async function withTwoDevices() {
  const services = await openWithMember();
  const { member, memberWith, ways, accountCodes, accounts, codeFor } = services;
  const laptop = await memberWith(signedIn(await ways.password({ ...caller, userAgent: "A laptop" })).session);
  async function reset(password = newPassword, from = caller) {
    const ticket = ticketOf(await accountCodes.send("reset", asha.email, from));
    return accounts.resetPassword(ticket, await codeFor(asha.email), password, from);
  }
  /** Which of the two devices is still signed in. */
  const living = async () =>
    Promise.all([member, laptop].map(async ({ session }) => !!(await accounts.memberOf(session, "en"))));
  return { ...services, laptop, reset, living };
}

test.each([undefined, "", "no", "अ"])("%j is not a session", async (session) => {
  const { accounts } = await openWithMember();
  expect(await accounts.memberOf(session, "en")).toBeUndefined();
});

test("a forgotten password is reset by a code, which ends every session and signs in", async () => {
  const { reset, living, signIns, accounts, member } = await withTwoDevices();
  const { session } = signedIn(await reset());
  expect(await living()).toEqual([false, false]);
  expect(await accounts.memberOf(session, "en")).toMatchObject({ uid: member.uid });
  expect(await accounts.devices({ ...member, session })).toHaveLength(1);
  expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ ok: false });
  expect(await signIns.byPassword(asha.email, newPassword, caller)).toMatchObject({ ok: true });
});

test("a password that the service refuses changes nothing, and the answer says so", async () => {
  const { reset, dependencies, accounts, member, living, signIns, dataDir } = await withTwoDevices();
  const refused = { ok: false, reason: "passwordRefused", said: "WEAK_PASSWORD : Too short" } as const;
  vi.spyOn(dependencies.identity, "setPassword").mockResolvedValue(refused);
  expect(await reset()).toEqual(refused);
  const change = { current: asha.password, password: newPassword };
  expect(await accounts.changePassword(member, change, caller)).toEqual(refused);
  expect(await living()).toEqual([true, true]);
  expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ ok: true });
  expect(noted(dataDir).map(({ event }) => event)).not.toContain("passwordChanged");
});

test.each(["en", "mr"] as const)("a mail reports that the password was changed (%s)", async (locale) => {
  const { reset, dataDir } = await withTwoDevices();
  signedIn(await reset(newPassword, { ...caller, locale }));
  const [notice] = await mailsOnceIn(dataDir, 1, tells("passwordChanged", locale));
  expect(notice).toMatchObject({ to: asha.email });
  expect(notice?.text).toContain(`https://institute.example${locale === "mr" ? "/mr" : ""}/faculty-login`);
  for (const password of [asha.password, newPassword]) expect(notice?.html).not.toContain(password);
});

test("a reset with a wrong code changes nothing", async () => {
  const { accountCodes, accounts, living, signIns, mails } = await withTwoDevices();
  const ticket = ticketOf(await accountCodes.send("reset", asha.email, caller));
  expect(await accounts.resetPassword(ticket, "no", newPassword, caller)).toEqual({ ok: false, reason: "wrongCode" });
  expect(await living()).toEqual([true, true]);
  expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ ok: true });
  expect((await mails()).filter(isNotice)).toEqual([]);
});

test("an owner who takes over an account that a stranger registered shuts the stranger out", async () => {
  const { reset, living, signIns, member, memberWith } = await withTwoDevices();
  expect(member.row.provenAt).toBeNull();
  const owner = await memberWith(signedIn(await reset()).session);
  expect(owner.row.provenAt).toEqual(expect.any(Number));
  expect(await living()).toEqual([false, false]);
  expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ reason: "wrongCredentials" });
});

test("a suspended member sets a password by a code, and is not signed in by that", async () => {
  const { reset, dataDir, ways } = await withTwoDevices();
  await (await openOffice(dataDir)).suspend(asha.email);
  expect(await reset()).toEqual({ ok: false, reason: "suspended" });
  expect(await ways.code()).toEqual({ ok: false, reason: "suspended" });
});

test("an account that a token opened gets its first password by a code", async () => {
  const { signIns, accountCodes, accounts, codeFor, invite } = await openWithMember();
  signedIn(await signIns.byToken(invite({ name: ravi.name, email: ravi.email }), caller));
  const ticket = ticketOf(await accountCodes.send("reset", ravi.email, caller));
  signedIn(await accounts.resetPassword(ticket, await codeFor(ravi.email), ravi.password, caller));
  expect(await signIns.byPassword(ravi.email, ravi.password, caller)).toMatchObject({ ok: true });
});

test("changing the password ends every session, starts a new one, and is reported by mail", async () => {
  const { accounts, laptop, living, signIns, dataDir } = await withTwoDevices();
  const passwords = { current: asha.password, password: newPassword };
  const { session } = signedIn(await accounts.changePassword(laptop, passwords, caller));
  expect(await living()).toEqual([false, false]);
  expect(await accounts.memberOf(session, "en")).toMatchObject({ uid: laptop.uid });
  expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ ok: false });
  expect(await signIns.byPassword(asha.email, newPassword, caller)).toMatchObject({ ok: true });
  expect(await mailsOnceIn(dataDir, 1, isNotice)).toMatchObject([{ to: asha.email }]);
});

test("without the current password nothing is changed", async () => {
  const { accounts, laptop, living, dataDir } = await withTwoDevices();
  for (const current of ["", "wrong", newPassword, ravi.password])
    expect(await accounts.changePassword(laptop, { current, password: newPassword }, caller)).toEqual({
      ok: false,
      reason: "wrongPassword",
    });
  expect(await living()).toEqual([true, true]);
  expect(noted(dataDir).filter(({ event }) => event === "passwordChanged")).toEqual([]);
});

test("a member sees the devices that are signed in, and signs out another", async () => {
  const { accounts, member, laptop, living } = await withTwoDevices();
  const devices = await accounts.devices(member);
  expect(devices.map(({ userAgent, isThis }) => [userAgent, isThis]).sort()).toEqual([
    ["A laptop", false],
    ["Firefox", true],
  ]);
  const other = devices.find(({ isThis }) => !isThis);
  expect(await accounts.signOut(member, other?.id)).toBe(true);
  expect(await living()).toEqual([true, false]);
  expect(await accounts.signOut(laptop)).toBe(false);
});

test("nobody signs out another's device", async () => {
  const { accounts, member, register, living } = await withTwoDevices();
  const his = await register(ravi);
  for (const { id } of await accounts.devices(member)) expect(await accounts.signOut(his, id)).toBe(false);
  expect(await living()).toEqual([true, true]);
  expect(await accounts.memberOf(his.session, "en")).toBeDefined();
});

test("signing out ends this session, and everywhere all of them", async () => {
  const { accounts, member, laptop, living, ways } = await withTwoDevices();
  expect(await accounts.signOut(laptop)).toBe(true);
  expect(await living()).toEqual([true, false]);
  signedIn(await ways.password());
  await accounts.signOutEverywhere(member);
  expect(await living()).toEqual([false, false]);
  expect(signedIn(await ways.password()).session).not.toBe(member.session);
});

test("with the mail server down a password is changed all the same, and reported when it is back", async () => {
  const server = await startMailServer();
  const { register, accounts, dataDir, close } = await openFaculty(server.settings);
  const member = await register();
  await server.mailsTo(asha.email);
  server.turn({ refusesMail: 451 });
  const passwords = { current: asha.password, password: newPassword };
  signedIn(await accounts.changePassword(member, passwords, caller));
  await close();
  server.turn("takes");
  await openFaculty(server.settings, { dataDir });
  await outboxEmpty(dataDir);
  expect((await server.mailsTo(asha.email, 2)).filter(isNotice)).toHaveLength(1);
  expect(server.mails.map(codeIn)).toEqual(["", ""]);
});

test("an invited member, who has no password, confirms with a code that is mailed, and sets one with it", async () => {
  const { signIns, accounts, memberWith, codeFor, invite } = await openWithMember();
  const { session } = signedIn(await signIns.byToken(invite({ name: ravi.name, email: ravi.email }), caller));
  const member = await memberWith(session);
  expect(await accounts.hasPassword(member)).toBe(false);
  expect(await accounts.confirm(member, { current: "" }, caller)).toMatchObject({ reason: "wrongPassword" });
  const ticket = ticketOf(await accounts.sendCode(member, caller));
  const change = { ticket, code: await codeFor(ravi.email), password: ravi.password };
  const changed = signedIn(await accounts.changePassword(member, change, caller));
  expect(await accounts.hasPassword(await memberWith(changed.session))).toBe(true);
  expect(await accounts.memberOf(session, "en")).toBeUndefined();
  expect(await signIns.byPassword(ravi.email, ravi.password, caller)).toMatchObject({ ok: true });
});

test("a code confirms once, for its own member only, and no sign-in code does", async () => {
  const { accounts, accountCodes, member, register, codeFor } = await openWithMember();
  const his = await register(ravi);
  const wrong = { ok: false, reason: "wrongCode" };
  const signIn = ticketOf(await accountCodes.send("signIn", asha.email, caller));
  expect(await accounts.confirm(member, { ticket: signIn, code: await codeFor(asha.email) }, caller)).toEqual(wrong);
  const first = { ticket: ticketOf(await accounts.sendCode(member, caller)), code: await codeFor(asha.email) };
  expect(await accounts.confirm(his, first, caller)).toEqual(wrong);
  expect(await accounts.sendCode(member, caller), "one a minute").toEqual(tooMany);
  setForward(minute);
  const second = { ticket: ticketOf(await accounts.sendCode(member, caller)), code: await codeFor(asha.email) };
  expect(await accounts.confirm(member, second, caller)).toEqual({ ok: true });
  expect(await accounts.confirm(member, second, caller)).toEqual(wrong);
});

test("codes that strangers request consume none of those by which a member confirms", async () => {
  const { accounts, accountCodes, member } = await openWithMember();
  for (let count = 0; count < 10; count++) {
    setForward(11 * minute);
    ticketOf(await accountCodes.send("signIn", asha.email, caller));
  }
  setForward(11 * minute);
  expect(await accountCodes.send("signIn", asha.email, caller)).toEqual(tooMany);
  ticketOf(await accounts.sendCode(member, caller));
});
