import { expect, test } from "vitest";
import {
  asha,
  caller,
  counts,
  everyWay,
  openOffice,
  openWithMember,
  profileRows,
  quietly,
  ravi,
  tooMany,
} from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { hour, setForward } from "../help/services.ts";

const wrong = { ok: false, reason: "wrongCredentials" };

test.each(everyWay)("a suspended member is not signed in by %s", async (way) => {
  const { ways, accounts, member, dataDir } = await openWithMember();
  const office = await openOffice(dataDir);
  expect(await office.suspend(asha.email)).toBe("suspended");
  expect(await accounts.memberOf(member.session, "en"), "their sessions have ended").toBeUndefined();
  expect(await ways[way]()).toEqual({ ok: false, reason: "suspended" });
  expect(counts(dataDir)).not.toHaveProperty("sessions");
});

test("a wrong password of a suspended member does not reveal the suspension", async () => {
  const { signIns, dataDir } = await openWithMember();
  await (await openOffice(dataDir)).suspend(asha.email);
  expect(await signIns.byPassword(asha.email, "wrong", caller)).toEqual(wrong);
});

test("a token creates an account with a profile that has only name and address", async () => {
  const { signIns, invite, dataDir } = await openWithMember();
  const { person } = signedIn(await signIns.byToken(invite({ name: ravi.name, email: ravi.email }), caller));
  const stored = profileRows(dataDir).find(({ data }) => data.uid === person.uid);
  const { name, email } = ravi;
  const empty = { department: "", facultyId: "", createdAt: expect.any(String) };
  expect(stored?.data).toStrictEqual({ name, email, uid: person.uid, ...empty });
});

test("a used, expired or invalid token opens nothing, and the log says so without the token", async () => {
  const { signIns, invite } = await openWithMember();
  const warned = quietly("warn");
  const [used, old] = [invite(), invite()];
  expect(await signIns.isTokenGood(used)).toBe(true);
  signedIn(await signIns.byToken(used, caller));
  expect(warned()).toEqual([]);
  setForward(73 * hour);
  for (const token of [used, old, "none"]) {
    expect(await signIns.isTokenGood(token)).toBe(false);
    expect(await signIns.byToken(token, caller)).toEqual({ ok: false, reason: "badToken" });
  }
  expect(warned(), "one line a minute at most").toHaveLength(1);
  setForward(73 * hour + 60_000);
  expect(await signIns.isTokenGood("another")).toBe(false);
  expect(warned()).toHaveLength(2);
  for (const line of warned()) expect(line).toBe("a custom token that is used or expired was ignored");
});

test("300 sign-ins an hour are accepted from one internet address", async () => {
  const { signIns, ways } = await openWithMember();
  quietly("warn");
  for (let count = 0; count < 300; count++)
    expect(await signIns.byToken("none", caller)).toMatchObject({ reason: "badToken" });
  expect(await signIns.byToken("none", caller)).toEqual(tooMany);
  expect(await ways.password()).toEqual(tooMany);
  expect(await ways.password({ ...caller, address: "198.51.100.7" })).toMatchObject({ ok: true });
  setForward(hour);
  expect(await ways.password()).toMatchObject({ ok: true });
});
