import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test, vi } from "vitest";
import { asha, caller, counts, everyWay, openWithMember, quietly, ravi } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { rowsIn } from "../help/rows.ts";
import { hour, setForward } from "../help/services.ts";

const wrong = { ok: false, reason: "wrongCredentials" };

test.each(everyWay)("a member signs in by %s, and is recognised by the session", async (way) => {
  const { ways, accounts, member } = await openWithMember({}, { isProven: true });
  const { person, session } = signedIn(await ways[way]({ ...caller, userAgent: "A laptop" }));
  expect(person).toEqual({ uid: member.uid, email: asha.email, name: asha.name });
  expect(await accounts.memberOf(session, "en")).toMatchObject({ uid: member.uid, session });
  expect(await accounts.memberOf(member.session, "en"), "the one on another device stays").toBeDefined();
  expect((await accounts.devices({ ...member, session })).map(({ userAgent }) => userAgent).sort()).toEqual([
    "A laptop",
    "Firefox",
  ]);
});

test("the case of an address is ignored", async () => {
  const { signIns } = await openWithMember();
  expect(await signIns.byPassword("ASHA@Example.org", asha.password, caller)).toMatchObject({ ok: true });
});

test("a wrong password and an address without an account are answered alike", async () => {
  const { signIns, dataDir } = await openWithMember();
  expect(await signIns.byPassword(asha.email, ravi.password, caller)).toStrictEqual(wrong);
  expect(await signIns.byPassword(ravi.email, ravi.password, caller)).toStrictEqual(wrong);
  expect(counts(dataDir)).toMatchObject({ users: 1, members: 1, sessions: 1 });
});

test("an address without an account takes the same work, and so the same time, as one with an account", async () => {
  const { signIns } = await openWithMember();
  const scrypt = vi.spyOn(crypto, "scrypt");
  syncBuiltinESMExports();
  onTestFinished(() => {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  });
  /** The hashes during a sign-in: how long the key is, and at what cost. */
  const workFor = async (email: string) => {
    scrypt.mockClear();
    await signIns.byPassword(email, ravi.password, caller);
    return scrypt.mock.calls.map(([_password, _salt, length, cost]) => ({ length, cost }));
  };
  const known = await workFor(asha.email);
  expect(known).toHaveLength(1);
  expect(await workFor(ravi.email)).toEqual(known);
});

test.each(everyWay)("the previous session of the browser ends with a sign-in by %s", async (way) => {
  const { ways, register, accounts, member } = await openWithMember({}, { isProven: true });
  const other = await register(ravi);
  const next = signedIn(await ways[way]({ ...caller, session: other.session }));
  expect(await accounts.memberOf(other.session, "en")).toBeUndefined();
  const last = signedIn(await ways.password({ ...caller, session: next.session }));
  expect(await accounts.memberOf(next.session, "en")).toBeUndefined();
  expect(new Set([member.session, other.session, next.session, last.session]).size).toBe(4);
});

test("a sign-in that fails ends no session", async () => {
  const { signIns, accounts, member } = await openWithMember();
  const from = { ...caller, session: member.session };
  quietly("warn");
  expect(await signIns.byPassword(asha.email, "wrong", from)).toEqual(wrong);
  expect(await signIns.byCode("none", "000000", from)).toEqual({ ok: false, reason: "wrongCode" });
  expect(await signIns.byToken("none", from)).toEqual({ ok: false, reason: "badToken" });
  expect(await accounts.memberOf(member.session, "en")).toBeDefined();
});

test.each(["chosen-by-a-stranger", "a.b", "अ", "a\nb"])(
  "a session that a visitor sends, %j, is never accepted, and locks nobody out",
  async (session) => {
    const { ways, accounts } = await openWithMember();
    const begun = signedIn(await ways.password({ ...caller, session }));
    expect(begun.session).not.toBe(session);
    expect(await accounts.memberOf(session, "en")).toBeUndefined();
  },
);

test("a password does not prove that an address is the member's", async () => {
  const { ways, dataDir } = await openWithMember();
  signedIn(await ways.password());
  expect(rowsIn(dataDir, "SELECT provenAt FROM members")).toEqual([{ provenAt: null }]);
});

test.each(["code", "token"] as const)(
  "the first %s proves that an address is the member's: the person who registered with it before is signed out",
  async (way) => {
    const { ways, memberWith, accounts, member, dataDir } = await openWithMember();
    const owner = await memberWith(signedIn(await ways[way]()).session);
    expect(owner.row.provenAt).toEqual(expect.any(Number));
    expect(await accounts.memberOf(member.session, "en")).toBeUndefined();
    setForward(hour);
    signedIn(await ways[way]());
    expect(await accounts.memberOf(owner.session, "en"), "the second one ends nothing").toBeDefined();
    expect(rowsIn(dataDir, "SELECT provenAt FROM members")).toEqual([{ provenAt: owner.row.provenAt }]);
  },
);
