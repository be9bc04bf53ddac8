import { expect, test } from "vitest";
import type { StaffRole } from "#app/lib/actor.ts";
import { cliOperator } from "#app/people/staff/roles.ts";
import { readSettings } from "#app/settings.server.ts";
import { office } from "../../scripts/commands/office.ts";
import { placeSettings } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { mailsOnceIn, outboxEmpty } from "../help/services.ts";
import { asker, openStaffServices, password, step } from "../help/staff.ts";

const invited = (role: StaffRole) =>
  ({ email: `new-${role}@office.example`, name: "Ravi", role, locale: "en" }) as const;
const institute = "office@institute.example";
const open = () => openStaffServices({ OFFICE_EMAIL: institute });
/** Whether a mail tells that a role was given to somebody. */
const tellsOf =
  (email: string) =>
  ({ subject, text }: { subject: string; text: string }) =>
    /was given|अधिकार दिले/.test(subject) && text.includes(email);
const refused = (reason: string) => ({ ok: false, reason });

test.each(["office", "principal"] as const)(
  "an admin only asks for the role %s: no invitation is mailed before a principal confirms it",
  async (role) => {
    const { join, people, actor, linkTo, enrol, isIn, mails, dataDir } = await open();
    const [admin, principal] = [await join("admin"), await join("principal")];
    const by = await actor(admin);
    expect(await people.invite(by, invited(role))).toMatchObject({ ok: true, row: { askedRole: role } });
    const uid = (await people.find(invited(role).email))?.id ?? "";
    for (const action of ["invite", "reset", "restore", "signOut"] as const)
      expect(await people.change(by, uid, action), action).toEqual(refused("waits"));
    expect(await people.answer(by, uid, role, true), "admins confirm nothing").toEqual(refused("forbidden"));
    const [asked] = await mailsOnceIn(dataDir, 1, ({ to, text }) => to === principal.email && text.includes("confirm"));
    expect(asked?.text).toContain(invited(role).email);
    await outboxEmpty(dataDir);
    expect((await mails()).filter(({ to }) => to === invited(role).email)).toEqual([]);

    const other: StaffRole = role === "office" ? "principal" : "office";
    const decides = await actor(principal);
    expect(await people.answer(decides, uid, other, true), "not what was shown").toEqual(refused("answered"));
    expect(await people.answer(decides, uid, role, true)).toMatchObject({ ok: true });
    expect(await people.answer(decides, uid, role, true), "two principals").toEqual(refused("answered"));
    expect(await isIn(await enrol(await linkTo(invited(role).email, "enrol")))).toBe(true);
    const noted = rowsIn(dataDir, "SELECT what FROM activities WHERE reference = ? ORDER BY at, id", uid);
    expect(noted.map(({ what }) => what)).toEqual(expect.arrayContaining(["roleAsked", "roleConfirmed", "enrolled"]));
  },
);

test("a rise of somebody who has an account waits for a principal too, and what goes down does not", async () => {
  const { join, people, actor } = await open();
  const admins = [await join("admin"), await join("admin", "second@office.example")] as const;
  const [principal, clerk] = [await join("principal"), await join("office")];
  const by = await actor(admins[0]);
  const roleOf = async (person: { email: string }) => (await people.find(person.email))?.role;
  for (const role of ["principal", "office"] as const) {
    await people.change(by, by.uid, role);
    expect([await roleOf(admins[0]), (await actor(admins[0])).role], role).toEqual(["admin", "admin"]);
  }
  await people.change(by, clerk.uid, "principal");
  expect(await roleOf(clerk)).toBe("office");
  await people.change(by, principal.uid, "office");
  expect(await roleOf(principal), "at once").toBe("office");
  await people.change(by, principal.uid, "principal");
  expect(await roleOf(principal), "there has been a principal").toBe("office");
  expect(await people.confirmedBy()).toBe("operator");
  expect(await people.answer(await actor(clerk), clerk.uid, "principal", true)).toEqual(refused("forbidden"));
  expect(await people.answer(cliOperator, clerk.uid, "principal", true)).toMatchObject({ ok: true });
  expect(await roleOf(clerk)).toBe("principal");
  expect(await people.answer(await actor(clerk), principal.uid, "principal", false)).toMatchObject({ ok: true });
  expect([await roleOf(principal), (await people.find(principal.email))?.askedRole]).toEqual(["office", null]);
});

test("a request that is refused or taken back leaves nothing, not even with a suspension and a restoring", async () => {
  const { join, people, actor, lostPasswords, dataDir } = await open();
  const [admin, principal, clerk] = [await join("admin"), await join("principal"), await join("office")];
  const [by, decides] = [await actor(admin), await actor(principal)];
  const { email } = invited("principal");
  const ask = async () => {
    await people.invite(by, invited("principal"));
    return (await people.find(email))?.id ?? "";
  };
  await people.answer(decides, await ask(), "principal", false);
  expect(await people.find(email)).toBeUndefined();
  for (const action of ["suspend", "withdraw"] as const) {
    const uid = await ask();
    await people.change(by, uid, action);
    expect(await people.find(email), action).toBeUndefined();
    expect(await people.answer(decides, uid, "principal", true)).toEqual(refused("nobody"));
  }
  await ask();
  await lostPasswords.send(email, "en", asker);
  const [mail] = await mailsOnceIn(dataDir, 1, ({ to }) => to === email);
  expect(mail?.subject, "there is no account before it is confirmed").toContain("No office account");

  await people.change(by, clerk.uid, "principal");
  await people.change(by, clerk.uid, "suspend");
  expect(await people.answer(decides, clerk.uid, "principal", true)).toEqual(refused("answered"));
  await people.change(by, clerk.uid, "restore");
  expect((await people.find(clerk.email))?.role).toBe("office");
});

test("an invitation that waits becomes one at once where it is for an admin, and what was asked for can be changed", async () => {
  const { join, people, actor, linkTo, enrolments } = await open();
  const [admin, principal] = [await join("admin"), await join("principal")];
  const [by, decides] = [await actor(admin), await actor(principal)];
  const { email } = invited("office");
  await people.invite(by, invited("office"));
  const uid = (await people.find(email))?.id ?? "";
  await people.change(by, uid, "principal");
  expect(await people.answer(decides, uid, "office", true), "shown before").toEqual(refused("answered"));
  expect(await people.find(email)).toMatchObject({ askedRole: "principal", enrolId: null });
  await people.change(by, uid, "admin");
  expect(await enrolments.of(await linkTo(email, "enrol"))).toMatchObject({ role: "admin" });
});

test("before the first principal a role counts at once, is noted, and is mailed to the institute and to all who are there", async () => {
  const { join, people, actor, linkTo, enrol, dataDir, pass } = await open();
  const admin = await join("admin");
  const by = await actor(admin);
  expect(await people.confirmedBy()).toBe("nobody");
  expect(await people.invite(by, invited("principal"))).toMatchObject({ ok: true, row: { askedRole: null } });
  const told = await mailsOnceIn(dataDir, 2, tellsOf(invited("principal").email));
  expect(told.map(({ to }) => to).sort()).toEqual([admin.email, institute].sort());
  expect(
    rowsIn(dataDir, "SELECT byName, reason FROM activities WHERE what = 'invited' AND reason = 'principal'"),
  ).toEqual([{ byName: "Asha Namune", reason: "principal" }]);
  await enrol(await linkTo(invited("principal").email, "enrol"));
  pass(step);
  // Whatever becomes of this one: there has been a principal.
  const first = await people.find(invited("principal").email);
  await people.change(by, first?.id ?? "", "suspend");
  expect(await people.confirmedBy()).toBe("operator");
  expect(await people.invite(by, invited("office"))).toMatchObject({ ok: true, row: { askedRole: "office" } });
});

test("the command gives a role at once, or one that was asked for, and tells the principals and the institute", async () => {
  const { join, people, actor, enrolments, dataDir } = await open();
  const principal = await join("principal");
  await people.invite(await actor(await join("admin")), invited("office"));
  const tools = { settings: readSettings(placeSettings(dataDir)), warn: () => {} };
  const said: string[] = [];
  const run = (...args: string[]) => office(args, { ...tools, say: (line) => void said.push(line) });
  await run("list");
  expect(said.splice(0).join()).toContain("asks to be office");
  await run("confirm", invited("office").email);
  const link = new URL(said[0] ?? "").searchParams.get("enrol") ?? "";
  expect(await enrolments.of(link)).toMatchObject({ role: "office", email: invited("office").email });
  await expect(run("confirm", invited("office").email)).rejects.toThrow("No role of this person waits");
  // A command leaves the mails to the site, which looks for them now and then.
  await people.change(cliOperator, principal.uid, "signOut");
  const told = await mailsOnceIn(dataDir, 2, tellsOf(invited("office").email));
  expect(told.map(({ to }) => to).sort()).toEqual([institute, principal.email].sort());
  expect(told.map(({ text }) => text).join()).toContain("The person who looks after the site");
});

test("who was invited and had begun before the site's secret was changed is invited again", async () => {
  const { people, enrolments, linkTo, enrol, isIn, dataDir } = await open();
  const { email } = invited("office");
  await people.invite(cliOperator, invited("office"));
  await enrolments.begin(await linkTo(email, "enrol"), { name: "Ravi", password }, { address: "", userAgent: "" });
  rowsIn(dataDir, "UPDATE staffTwoFactors SET secret = 'of another key' RETURNING userId");
  const found = await people.find(email);
  await people.change(cliOperator, found?.id ?? "", "invite");
  expect(await isIn(await enrol(await linkTo(email, "enrol", 2)))).toBe(true);
});

test("a principal invites one clerk alone: it counts at once, is noted, and the institute is told", async () => {
  const { join, people, actor, linkTo, enrol, isIn, dataDir } = await open();
  const by = await actor(await join("principal"));
  expect(await people.rolesToInvite(by)).toEqual(["office", "admin"]);
  expect(await people.invite(by, invited("principal")), "no second principal").toEqual(refused("forbidden"));
  const mistyped = { ...invited("office"), email: "snuita@office.example" };
  expect(await people.invite(by, mistyped)).toMatchObject({ ok: true });
  expect(await people.invite(by, invited("office"))).toMatchObject({ ok: true, row: { askedRole: null } });
  expect(await people.find(mistyped.email), "a second invitation replaces the first").toBeUndefined();
  const told = await mailsOnceIn(dataDir, 2, tellsOf(invited("office").email));
  expect(told.map(({ to }) => to)).toContain(institute);
  expect(told.map(({ text }) => text).join()).toContain("No second person has confirmed it");
  const noted = "SELECT byName FROM activities WHERE what = 'invited' AND reason = 'office'";
  expect(rowsIn(dataDir, noted)).toHaveLength(2);
  expect(await isIn(await enrol(await linkTo(invited("office").email, "enrol")))).toBe(true);
  expect(await people.rolesToInvite(by)).toEqual(["admin"]);
  expect(await people.invite(by, mistyped), "one clerk").toEqual(refused("forbidden"));
});

test("a clerk whose app was reset is not replaced by the principal’s next invitation", async () => {
  const { join, people, actor } = await open();
  const by = await actor(await join("principal"));
  await people.invite(by, invited("office"));
  const clerk = await people.find(invited("office").email);
  await people.change(cliOperator, clerk?.id ?? "", "reset");
  await people.invite(by, { ...invited("office"), email: "second@office.example" });
  expect(await people.find(invited("office").email)).toBeDefined();
});
