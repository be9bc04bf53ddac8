import { expect, test } from "vitest";
import { staffRoles } from "#app/lib/actor.ts";
import type { PersonAction } from "#app/people/staff/people.server.ts";
import { cliOperator, may, mayDo, type StaffRight } from "#app/people/staff/roles.ts";
import { rowsIn } from "../help/rows.ts";
import { hour, mailsOnceIn } from "../help/services.ts";
import { asker, openStaffServices, password, step } from "../help/staff.ts";

const invited = { email: "ravi@office.example", name: "Ravi Namune", role: "office", locale: "en" } as const;

test("an invitation works once, for 72 hours, and a second one replaces the first", async () => {
  const { people, enrolments, linkTo, pass, enrol, dataDir } = await openStaffServices();
  const outcome = await people.invite(cliOperator, invited);
  const uid = outcome.ok ? outcome.row.id : "";
  expect(await people.invite(cliOperator, { ...invited, email: "Ravi@office.example" })).toEqual({
    ok: false,
    reason: "emailTaken",
  });
  const first = await linkTo(invited.email, "enrol");
  pass(72 * hour - 1);
  expect(await enrolments.of(first)).toMatchObject({ email: invited.email, isNew: true });
  pass(1);
  expect(await enrolments.of(first)).toBeUndefined();
  await people.change(cliOperator, uid, "invite");
  const second = await linkTo(invited.email, "enrol", 2);
  await people.change(cliOperator, uid, "invite");
  const third = await linkTo(invited.email, "enrol", 3);
  expect(await enrolments.begin(second, { name: "Ravi", password }, asker)).toEqual({ ok: false, reason: "badLink" });
  await enrol(third);
  pass(step);
  expect(await enrolments.of(third)).toBeUndefined();
  expect(await enrolments.begin(third, { name: "Ravi", password }, asker)).toEqual({ ok: false, reason: "badLink" });
  const notes = rowsIn(dataDir, "SELECT what, byName FROM activities WHERE reference = ? ORDER BY at", uid);
  expect(notes.map(({ what }) => what)).toEqual([
    ...["invited", "person-invite", "person-invite", "enrolled", "signedIn"],
  ]);
});

test("a reset by the admin ends sessions and codes; the mailed link and the password set up another app", async () => {
  const { join, people, actor, own, sessions, isIn, passwordOf, signIns, codeOf, linkTo, enrolments, enrol } =
    await openStaffServices();
  const admin = await join("admin");
  const asha = await join("office");
  const session = await sessions.find(asha.session);
  const [recovery = ""] = session ? await own.newRecoveryCodes(session) : [];
  const begun = await passwordOf(asha);
  expect(await people.change(await actor(admin), asha.uid, "reset")).toMatchObject({ ok: true });
  expect(await isIn(asha)).toBe(false);
  for (const proof of [{ code: codeOf(asha) }, { recovery }])
    expect(await signIns.finish(begun, proof, asker)).toEqual({ ok: false, reason: "stepOver" });
  expect(await signIns.byPassword(asha.email, password, asker)).toEqual({ ok: false, reason: "notSetUp" });
  const link = await linkTo(asha.email, "enrol", 2);
  const typed = { name: "Somebody else", password: "not the password" };
  expect(await enrolments.of(link)).toMatchObject({ isNew: false });
  expect(await enrolments.begin(link, typed, asker)).toEqual({ ok: false, reason: "wrongCredentials" });
  const { secret, session: newest } = await enrol(link);
  expect(secret).not.toBe(asha.secret);
  expect(await isIn({ session: newest })).toBe(true);
});

test("who is suspended is out at once, hears why with the right password alone, and comes back when restored", async () => {
  const { join, people, actor, isIn, passwordOf, signIns, codeOf, lostPasswords, dataDir } = await openStaffServices();
  const by = await actor(await join("admin"));
  const asha = await join("office");
  const begun = await passwordOf(asha);
  await people.change(by, asha.uid, "suspend");
  expect(await isIn(asha)).toBe(false);
  const code = codeOf(asha);
  expect(await signIns.finish(begun, { code }, asker)).toEqual({ ok: false, reason: "stepOver" });
  expect(await signIns.byPassword(asha.email, password, asker)).toEqual({ ok: false, reason: "suspended" });
  expect(await signIns.byPassword(asha.email, "wrong", asker)).toEqual({ ok: false, reason: "wrongCredentials" });
  await lostPasswords.send(asha.email, "en", asker);
  const mails = await mailsOnceIn(dataDir, 2, ({ to }) => to === asha.email);
  expect(mails.at(-1)?.subject).toContain("No office account");
  await people.change(by, asha.uid, "restore");
  expect(await isIn(asha), "the session stays ended").toBe(false);
  expect(await signIns.finish(begun, { code }, asker)).toEqual({ ok: false, reason: "stepOver" });
  expect(await signIns.finish(await passwordOf(asha), { code }, asker)).toMatchObject({ ok: true });
});

test("the last admin stays one, and an invitation of another admin can be taken back", async () => {
  const { join, people, actor } = await openStaffServices();
  const admin = await join("admin");
  const by = await actor(admin);
  const other = await people.invite(by, { ...invited, role: "admin" });
  const refused = { ok: false, reason: "lastAdmin" };
  for (const action of ["suspend", "reset", "office", "principal"] satisfies PersonAction[])
    expect(await people.change(by, admin.uid, action), action).toEqual(refused);
  const uid = other.ok ? other.row.id : "";
  expect(await people.change(by, uid, "suspend")).toMatchObject({ ok: true });
});

test("two admins who suspend each other at the same time: one stays", async () => {
  const { join, people, actor, isIn } = await openStaffServices();
  const [one, two] = [await join("admin"), await join("admin", "second@office.example")];
  const [first, second] = [await actor(one), await actor(two)];
  await Promise.all([people.change(first, two.uid, "suspend"), people.change(second, one.uid, "suspend")]);
  expect([await isIn(one), await isIn(two)].filter(Boolean)).toHaveLength(1);
});

test("nobody but an admin changes people, and a new role counts at once", async () => {
  const { join, people, actor, dataDir } = await openStaffServices();
  const [admin, asha] = [await join("admin"), await join("office")];
  const forbidden = { ok: false, reason: "forbidden" };
  const count = () => rowsIn(dataDir, "SELECT id FROM activities").length;
  for (const role of ["office", "principal"] as const) {
    await people.change(await actor(admin), asha.uid, role);
    const by = await actor(asha);
    expect(by.role).toBe(role);
    const before = count();
    expect(await people.invite(by, { ...invited, role: "principal" })).toEqual(forbidden);
    expect(await people.change(by, admin.uid, "suspend")).toEqual(forbidden);
    expect(count(), "nothing was written").toBe(before);
  }
  await people.change(await actor(admin), asha.uid, "admin");
  expect(await people.invite(await actor(asha), invited)).toMatchObject({ ok: true });
});

test("the principal, and nobody else, says who may export phone numbers and email addresses", async () => {
  const { join, people, actor } = await openStaffServices();
  const [admin, principal, asha] = [await join("admin"), await join("principal"), await join("office")];
  const forbidden = { ok: false, reason: "forbidden" };
  for (const by of [await actor(admin), await actor(asha)])
    expect(await people.change(by, asha.uid, "export")).toEqual(forbidden);
  const by = await actor(principal);
  expect(await people.change(by, asha.uid, "export")).toMatchObject({ ok: true });
  expect(may(await actor(asha), "export")).toBe(true);
  await people.change(by, asha.uid, "noExport");
  expect(may(await actor(asha), "export")).toBe(false);
  expect(await people.change(by, asha.uid, "suspend")).toEqual(forbidden);
});

test("each role may do what is its own", () => {
  const rights = Object.keys(mayDo) as StaffRight[];
  expect(Object.fromEntries(staffRoles.map((role) => [role, rights.filter((right) => may({ role }, right))]))).toEqual({
    office: ["write", "inbox"],
    principal: ["write", "inbox", "export", "decide", "seePeople"],
    admin: ["seePeople", "managePeople"],
  });
});

test("a principal invites an admin while nobody is one, who then asks for the others", async () => {
  const { join, people, actor, linkTo, enrol } = await openStaffServices();
  const principal = await actor(await join("principal"));
  const meera = { ...invited, email: "meera@office.example", role: "admin" } as const;
  expect(await people.invite(principal, { ...meera, email: "mera@office.example" })).toMatchObject({ ok: true });
  const taken = await people.invite(principal, { ...meera, email: (await people.list())[0]?.email ?? "" });
  expect(taken, "of another account: the first invitation stays").toEqual({ ok: false, reason: "emailTaken" });
  expect((await people.list()).map(({ email }) => email)).toContain("mera@office.example");
  const again = await people.invite(principal, meera);
  expect(again).toMatchObject({ ok: true });
  expect((await people.list()).map(({ email }) => email)).not.toContain("mera@office.example");
  await enrol(await linkTo(meera.email, "enrol"));
  expect(await people.rolesToInvite(principal)).toEqual(["office"]);
  const other = { ...meera, email: "ravi.admin@office.example" };
  expect(await people.invite(principal, other)).toEqual({ ok: false, reason: "forbidden" });
  const admin = { uid: again.ok ? again.row.id : "", name: "Meera", role: "admin" } as const;
  expect(await people.invite(admin, invited)).toMatchObject({ ok: true, row: { askedRole: "office" } });
});
