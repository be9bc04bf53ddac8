import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { attachStore } from "#app/lib/db/store.server.ts";
import { createAudit } from "#app/people/accounts/audit.server.ts";
import {
  approveNow,
  asha,
  caller,
  noted,
  openOffice,
  openWithMember,
  placesOf,
  quietly,
  ravi,
} from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { setForward, ticketOf } from "../help/services.ts";

/** The services with a member, whose registration is recorded already; `newest` is what was recorded since. */
async function withNotes() {
  const services = await openWithMember();
  const newest = () => noted(services.dataDir).slice(1);
  const { uid } = services.member;
  return {
    ...services,
    newest,
    about: { uid, emailDigest: null, way: null },
    digest: expect.stringMatching(/^[\w-]{43}$/),
  };
}

test("a registration is recorded", async () => {
  const { dataDir, about } = await withNotes();
  expect(noted(dataDir)).toEqual([{ ...about, event: "registered" }]);
  expect(rowsIn(dataDir, "SELECT at FROM audit")[0]?.at).toBeGreaterThan(Date.now() - 60_000);
});

test("a sign-in is recorded, with its method", async () => {
  const { ways, newest, about, digest } = await withNotes();
  signedIn(await ways.password());
  signedIn(await ways.code());
  signedIn(await ways.token());
  expect(newest()).toEqual([
    { ...about, event: "signedIn", way: "password" },
    { event: "codeSent", way: "code", uid: null, emailDigest: digest },
    { ...about, event: "passwordRemoved", way: "code" },
    { ...about, event: "signedIn", way: "code" },
    { ...about, event: "signedIn", way: "token" },
  ]);
});

test("a wrong password is recorded, with an account and without, with a digest of the address", async () => {
  const { signIns, newest, digest } = await withNotes();
  for (const email of [asha.email, asha.email.toUpperCase(), ravi.email])
    await signIns.byPassword(email, "wrong", caller);
  const failed = { event: "signInFailed", way: "password", uid: null, emailDigest: digest };
  expect(newest()).toEqual([failed, failed, failed]);
  const [one, again, other] = newest().map(({ emailDigest }) => emailDigest);
  expect(one, "the same account").toBe(again);
  expect(one).not.toBe(other);
});

test("of many wrong passwords for one address the first ten of an hour have a row each, the others are counted", async () => {
  const { signIns, profiles, member, dataDir } = await withNotes();
  for (let count = 0; count < 13; count++)
    await signIns.byPassword(asha.email, "wrong", { ...caller, address: `192.0.2.${count}` });
  const failures = () => rowsIn(dataDir, "SELECT count FROM audit WHERE event = 'signInFailed' ORDER BY rowid");
  expect(failures()).toEqual([...Array(10).fill({ count: 1 }), { count: 3 }]);
  const { activity } = (await profiles.download(member)) as { activity: { event: string; count: number }[] };
  const failed = activity.filter(({ event }) => event === "signInFailed").map(({ count }) => count);
  expect(failed.reduce((one, other) => one + other)).toBe(13);
});

test("of many addresses without an account two hundred an hour have a row, the others are counted; members' always have", async () => {
  const { dataDir } = await withNotes();
  const { db, close } = await attachStore(placeOf(dataDir));
  onTestFinished(close);
  const audit = createAudit({ db, secret: readSecret(placeOf(dataDir)), now: () => Date.now() });
  const fail = (email: string) => audit.note("signInFailed", { email }, "password");
  for (let count = 0; count < 230; count++) await fail(`a${count}@example.org`);
  await fail(asha.email);
  const failures = rowsIn(dataDir, "SELECT emailDigest, count FROM audit WHERE event = 'signInFailed'");
  expect(failures).toHaveLength(202);
  expect(failures.filter(({ emailDigest }) => emailDigest === null)).toEqual([{ emailDigest: null, count: 30 }]);
  expect(failures.filter(({ count }) => count === 1)).toHaveLength(201);
});

test("a wrong code is recorded, for the address that it was mailed to", async () => {
  const { accountCodes, signIns, newest, digest } = await withNotes();
  for (const email of [asha.email, ravi.email]) {
    const ticket = ticketOf(await accountCodes.send("signIn", email, caller));
    await signIns.byCode(ticket, "no", caller);
  }
  const [sent, failed, ...others] = newest();
  expect(sent).toEqual({ event: "codeSent", way: "code", uid: null, emailDigest: digest });
  expect(failed).toEqual({ ...sent, event: "signInFailed" });
  expect(others.map(({ event }) => event)).toEqual(["codeSent", "signInFailed"]);
});

test("a wrong code for a new password is recorded too", async () => {
  const { accountCodes, accounts, newest } = await withNotes();
  const ticket = ticketOf(await accountCodes.send("reset", asha.email, caller));
  await accounts.resetPassword(ticket, "no", "a new password", caller);
  expect(newest().slice(1)).toMatchObject([{ event: "signInFailed", way: "code", uid: null }]);
});

test("a used token is recorded", async () => {
  const { signIns, newest } = await withNotes();
  quietly("warn");
  await signIns.byToken("none", caller);
  expect(newest()).toEqual([{ event: "signInFailed", way: "token", uid: null, emailDigest: null }]);
});

test("an attempt of a suspended member is recorded", async () => {
  const { ways, newest, about, dataDir } = await withNotes();
  await (await openOffice(dataDir)).suspend(asha.email);
  await ways.password();
  expect(newest()).toEqual([
    { ...about, event: "suspended", way: "office" },
    { ...about, event: "signInFailed", way: "password" },
  ]);
});

test("a change of password is recorded, by the old one or by a code, and one that failed", async () => {
  const { accounts, accountCodes, codeFor, member, newest, about } = await withNotes();
  const password = "a new password of hers";
  await accounts.changePassword(member, { current: "wrong", password }, caller);
  signedIn(await accounts.changePassword(member, { current: asha.password, password }, caller));
  const ticket = ticketOf(await accountCodes.send("reset", asha.email, caller));
  signedIn(await accounts.resetPassword(ticket, await codeFor(asha.email), asha.password, caller));
  expect(newest().filter(({ uid }) => uid)).toEqual([
    { ...about, event: "signInFailed", way: "password" },
    { ...about, event: "passwordChanged", way: "password" },
    { ...about, event: "passwordChanged", way: "code" },
    { ...about, event: "signedIn", way: "code" },
  ]);
});

test("signing out is recorded when someone was signed out, approval and deletion always", async () => {
  const { accounts, memberWith, ways, newest, about, dataDir } = await withNotes();
  const member = await memberWith(signedIn(await ways.password()).session);
  await accounts.signOut(member, "none");
  await accounts.signOut(member);
  await accounts.signOut(member);
  await accounts.signOutEverywhere(member);
  await approveNow(await openOffice(dataDir), asha.email);
  await accounts.erase(member);
  expect(newest().slice(1)).toEqual([
    { ...about, event: "signedOut" },
    { ...about, event: "signedOut" },
    { ...about, event: "approved", way: "office" },
    { ...about, event: "deleted" },
  ]);
});

test("no event contains an address, name, password, code, browser or internet address", async () => {
  const { signIns, accountCodes, accounts, codeFor, ways, memberWith, invite, dataDir } = await withNotes();
  quietly("warn");
  const from = { ...caller, address: "2001:db8:1:2", userAgent: "Netscape 4" };
  signedIn(await ways.password());
  await signIns.byPassword(asha.email, "a wrong password", from);
  await signIns.byPassword(ravi.email, ravi.password, from);
  const ticket = ticketOf(await accountCodes.send("signIn", asha.email, from));
  const code = await codeFor(asha.email);
  await signIns.byCode(ticket, "abcdef", from);
  signedIn(await signIns.byCode(ticket, code, from));
  const token = invite();
  const { session } = signedIn(await signIns.byToken(token, from));
  await signIns.byToken(token, from);
  await accounts.erase(await memberWith(session));
  const plain = [asha.email, ravi.email, "example.org", asha.name, asha.password, ravi.password, "a wrong password"];
  const shown = [...plain, code, ticket, "abcdef", token, session, from.address, caller.address, from.userAgent];
  expect(placesOf(dataDir, ...shown).filter((place) => place.startsWith("audit."))).toEqual([]);
});

test("a digest of an address cannot be brute-forced without the secret", async () => {
  const { signIns, newest } = await withNotes();
  await signIns.byPassword(ravi.email, "wrong", caller);
  const stored = JSON.stringify(newest());
  for (const text of [ravi.email, `audit:${ravi.email}`])
    for (const form of ["hex", "base64", "base64url"] as const)
      expect(stored).not.toContain(createHash("sha256").update(text).digest(form).replace(/=+$/, ""));
});

test("a member sees only their own events, the newest first", async () => {
  const { profiles, member, register, ways } = await withNotes();
  setForward(1000);
  await register(ravi);
  signedIn(await ways.password());
  const { activity } = (await profiles.download(member)) as { activity: { event: string }[] };
  expect(activity.map(({ event }) => event)).toEqual(["signedIn", "registered"]);
});
