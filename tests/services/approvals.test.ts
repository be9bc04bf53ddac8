import { expect, test, vi } from "vitest";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import {
  approveNow,
  asha,
  caller,
  noted,
  openOffice,
  openWithMember,
  principal,
  ravi,
  tells,
  writeBeside,
} from "../help/faculty.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { keepUpload } from "../help/members.ts";
import { rowsIn } from "../help/rows.ts";
import { feedback, mailsOnceIn, outboxEmpty, sender } from "../help/services.ts";

const fields = { name: asha.name, department: asha.department, facultyId: asha.facultyId };

/** The services with a member, the principal in another process, and `area`, where the office decides in this one. */
async function withOffice() {
  const services = await openWithMember();
  const { moderation: area } = services;
  if (!area) throw new Error("There is no moderation.");
  const woken = vi.spyOn(services.dependencies.outbox, "notify");
  const office = await openOffice(services.dataDir);
  /** How the office sees a registered member. */
  const listed = async () =>
    (await office.list()).map(({ member, profile, isChanged }) => ({
      email: member.email,
      name: profile?.name,
      isApproved: member.approvedAt !== null,
      isSuspended: member.suspendedAt !== null,
      isChanged,
    }));
  const publicNames = async () => (await services.directory.profiles()).map(({ name }) => name);
  return { ...services, office, area, woken, listed, publicNames };
}

const waiting = { email: asha.email, name: asha.name, isApproved: false, isSuspended: false, isChanged: true };
const approved = { ...waiting, isApproved: true, isChanged: false };

test("nothing of a member is public before the office has approved it", async () => {
  const { listed, directory } = await withOffice();
  expect(await listed()).toEqual([waiting]);
  expect(await directory.profiles()).toEqual([]);
});

test("an approved profile is public as it was then, and the member is notified", async () => {
  const { office, listed, directory, profiles, member, submissions, dataDir } = await withOffice();
  await profiles.saveWork(member, "patents", { title: "A salve", authors: "A. Namune", year: "2025" });
  expect(await approveNow(office, "ASHA@example.org"), "no code has shown yet that it is hers").toBe("approved");
  expect(await listed()).toEqual([approved]);
  const { profile } = await profiles.read(member);
  expect(await directory.profiles()).toStrictEqual([profile]);
  // The outbox checks once a minute for mails of other processes; a mail of this one triggers it at once.
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  const [mail] = await mailsOnceIn(dataDir, 1, tells("approved"));
  expect(mail).toMatchObject({ to: asha.email });
});

test("the approval is reported in the language of the registration", async () => {
  const { office, register, submissions, dataDir } = await withOffice();
  await register(ravi, { ...caller, locale: "mr" });
  await outboxEmpty(dataDir);
  expect(await approveNow(office, ravi.email)).toBe("approved");
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  expect(await mailsOnceIn(dataDir, 1, tells("approved", "mr"))).toMatchObject([{ to: ravi.email }]);
});

test("a later change is public once it is approved", async () => {
  const { office, listed, publicNames, profiles, member } = await withOffice();
  await approveNow(office, asha.email);
  await profiles.save(member, { ...fields, name: "Dr. Asha Namune" });
  expect(await listed()).toEqual([{ ...approved, name: "Dr. Asha Namune", isChanged: true }]);
  expect(await publicNames()).toEqual([asha.name]);
  await approveNow(office, asha.email);
  expect(await listed()).toEqual([{ ...approved, name: "Dr. Asha Namune" }]);
  expect(await publicNames()).toEqual(["Dr. Asha Namune"]);
});

test("a change after the office has looked is not published, and nothing else happens", async () => {
  const { office, listed, directory, profiles, member, dataDir } = await withOffice();
  const shown = await office.show(asha.email);
  await profiles.save(member, { ...fields, awards: "Buy exam papers" });
  const version = shown?.version ?? "";
  expect(await office.approve(asha.email, version, { evenUnproven: true })).toBe("changed");
  expect(await directory.profiles()).toEqual([]);
  expect(await listed()).toEqual([waiting]);
  expect(noted(dataDir).map(({ event }) => event)).toEqual(["registered"]);
  await profiles.save(member, fields);
  expect(await office.approve(asha.email, version, { evenUnproven: true })).toBe("approved");
});

test("a photo that is replaced after the office has looked is not published", async () => {
  const { office, directory, profiles, member } = await withOffice();
  await profiles.upload(member, "photo", await pictureOf("red"));
  const shown = await office.show(asha.email);
  expect(shown?.profile?.photo).toBeDefined();
  await profiles.upload(member, "photo", await pictureOf("blue"));
  expect(await office.approve(asha.email, shown?.version ?? "", { evenUnproven: true })).toBe("changed");
  expect(await directory.profiles()).toEqual([]);
});

test("an unconfirmed address is approved only with the explicit flag", async () => {
  const { office, publicNames, dataDir } = await withOffice();
  const version = (await office.show(asha.email))?.version ?? "";
  expect(await office.approve(asha.email, version)).toBe("unproven");
  expect(await publicNames()).toEqual([]);
  await writeBeside(dataDir, "UPDATE members SET provenAt = createdAt");
  expect(await office.approve(asha.email, version)).toBe("approved");
  expect(await publicNames()).toEqual([asha.name]);
});

test("a photo that is replaced while it is being approved is not published, since its file is gone", async () => {
  const { directory, profiles, member, dataDir } = await withOffice();
  await profiles.upload(member, "photo", await pictureOf("red"));
  const blue = await pictureOf("blue");
  let isApproving = false;
  const office = await openOffice(dataDir, async () => {
    if (isApproving) expect(await profiles.upload(member, "photo", blue)).toEqual({ ok: true });
  });
  const { version = "" } = (await office.show(asha.email)) ?? {};
  isApproving = true;
  expect(await office.approve(asha.email, version, { evenUnproven: true })).toBe("changed");
  expect(await directory.profiles()).toEqual([]);
  const { photo } = (await profiles.read(member)).profile;
  expect(await directory.file(photo?.id ?? "", { uid: member.uid })).toBeDefined();
});

test("an approval keeps a file that was uploaded a moment ago and is not in the profile yet", async () => {
  const { office, member, dataDir } = await withOffice();
  const file = { id: "new", uid: member.uid, kind: "photo", type: "image/webp", bytes: new Uint8Array(1) } as const;
  keepUpload(dataDir, file);
  expect(await approveNow(office, asha.email)).toBe("approved");
  expect(rowsIn(dataDir, "SELECT id FROM uploads")).toEqual([{ id: "new" }]);
});

test("saving without a change, and a draft, do not count as a change", async () => {
  const { office, listed, profiles, member } = await withOffice();
  await approveNow(office, asha.email);
  await profiles.save(member, fields);
  await profiles.keepDraft(member, { name: "Another" });
  expect(await listed()).toEqual([approved]);
});

test("a change that is undone does not count as a change", async () => {
  const { office, listed, profiles, member } = await withOffice();
  const full = { ...fields, designation: "Professor", awards: "One" };
  await profiles.save(member, full);
  await approveNow(office, asha.email);
  await profiles.save(member, { ...full, designation: undefined });
  await profiles.save(member, full);
  await profiles.saveWork(member, "patents", { title: "A salve", authors: "A. Namune", year: "2025" });
  const [patent] = (await profiles.read(member)).profile.patents ?? [];
  await profiles.removeWork(member, "patents", patent?.id ?? "");
  expect(await listed()).toEqual([approved]);
});

test("a suspension is lifted, also without a department; what was approved is public again", async () => {
  const { office, listed, publicNames, signIns, ways, invite } = await withOffice();
  const from = { ...caller, address: "198.51.100.7" };
  const invited = () => signIns.byToken(invite({ name: ravi.name, email: ravi.email }), from);
  signedIn(await invited());
  await approveNow(office, asha.email);
  for (const { email } of [asha, ravi]) expect(await office.suspend(email)).toBe("suspended");
  expect(await publicNames()).toEqual([]);
  for (const { email } of [asha, ravi]) expect(await office.restore(email)).toBe("restored");
  expect(await publicNames()).toEqual([asha.name]);
  expect((await listed()).map(({ isApproved, isSuspended }) => [isApproved, isSuspended])).toEqual([
    [true, false],
    [false, false],
  ]);
  signedIn(await ways.password());
  signedIn(await invited());
});

test("nothing that was typed is mailed to an unconfirmed address", async () => {
  const { office, submissions, dataDir } = await withOffice();
  await approveNow(office, asha.email);
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  const [mail] = await mailsOnceIn(dataDir, 1, tells("approved"));
  expect(mail?.text).not.toContain(asha.name);
});

test("a profile without a department is not approved, nor is an unknown address", async () => {
  const { office, listed, publicNames, signIns, invite } = await withOffice();
  signedIn(await signIns.byToken(invite({ name: ravi.name, email: ravi.email }), caller));
  expect(await approveNow(office, ravi.email)).toBe("unfinished");
  for (const email of ["nobody@example.org", "", "%"]) {
    expect(await approveNow(office, email)).toBe("unknown");
    expect(await office.suspend(email)).toBe("unknown");
    expect(await office.restore(email)).toBe("unknown");
    expect(await office.show(email)).toBeUndefined();
  }
  expect((await listed()).every(({ isApproved, isSuspended }) => !isApproved && !isSuspended)).toBe(true);
  expect(await publicNames()).toEqual([]);
});

test("profiles are public in the order in which their members registered", async () => {
  const { office, register, publicNames, dataDir } = await withOffice();
  await register(ravi);
  await outboxEmpty(dataDir);
  await approveNow(office, ravi.email);
  await approveNow(office, asha.email);
  expect(await publicNames()).toEqual([asha.name, ravi.name]);
});

test("suspending unpublishes the profile and ends every session, of that member only", async () => {
  const { office, register, listed, publicNames, accounts, member, dataDir } = await withOffice();
  const other = await register(ravi);
  await outboxEmpty(dataDir);
  await approveNow(office, asha.email);
  await approveNow(office, ravi.email);
  expect(await office.suspend(asha.email)).toBe("suspended");
  expect(await publicNames()).toEqual([ravi.name]);
  expect((await listed())[0]).toEqual({ ...approved, isSuspended: true });
  expect(await accounts.memberOf(member.session, "en")).toBeUndefined();
  expect(rowsIn(dataDir, "SELECT userId FROM sessions")).toEqual([{ userId: other.uid }]);
  expect(await accounts.memberOf(other.session, "en")).toBeDefined();
});

test("approving lifts a suspension: the member signs in, the profile is public as it is now", async () => {
  const { office, publicNames, profiles, member, ways, listed } = await withOffice();
  await approveNow(office, asha.email);
  await profiles.save(member, { ...fields, name: "Dr. Asha Namune" });
  await office.suspend(asha.email);
  expect(await ways.password()).toMatchObject({ reason: "suspended" });
  expect(await approveNow(office, asha.email)).toBe("approved");
  expect(await ways.password()).toMatchObject({ ok: true });
  expect(await publicNames()).toEqual(["Dr. Asha Namune"]);
  expect(await listed()).toEqual([{ ...approved, name: "Dr. Asha Namune" }]);
});

test("the office's decisions are recorded", async () => {
  const { office, member, dataDir } = await withOffice();
  await approveNow(office, asha.email);
  await office.suspend(asha.email);
  const about = { way: "office", uid: member.uid, emailDigest: null };
  expect(noted(dataDir).slice(1)).toEqual([
    { event: "approved", ...about },
    { event: "suspended", ...about },
  ]);
});

test("in the office's area the principal approves, once for each form, and the log says who did", async () => {
  const { area, member, woken, dataDir, publicNames } = await withOffice();
  const version = String((await area.compare(member.uid))?.version);
  const clerk = { actor: { ...principal, role: "office" as const }, key: "form-0" };
  expect(await area.approve(member.uid, version, { evenUnproven: true, by: clerk })).toBe("forbidden");
  expect(await publicNames()).toEqual([]);
  const by = { actor: principal, key: "form-1" };
  for (const _ of [1, 2]) expect(await area.approve(member.uid, version, { evenUnproven: true, by })).toBe("approved");
  expect(await publicNames()).toEqual([asha.name]);
  expect(woken, "the outbox, which looks by itself once a minute").toHaveBeenCalled();
  expect(await mailsOnceIn(dataDir, 1, tells("approved"))).toMatchObject([{ to: asha.email }]);
  expect(await area.suspend(member.uid, "left the institute", { actor: principal, key: "form-2" })).toBe("suspended");
  const activities = rowsIn(dataDir, "SELECT * FROM activities ORDER BY at, key");
  expect(activities.map(({ what, byName, reason }) => [what, byName, reason])).toEqual([
    ["profile.approved", principal.name, null],
    ["profile.suspended", principal.name, null],
  ]);
});

test("what the office typed about a member is kept with the member alone, and only while it counts", async () => {
  const { area, member, dataDir } = await withOffice();
  const reason = async () => (await area.compare(member.uid))?.member.suspendedFor;
  const by = (key: string) => ({ actor: principal, key });
  await writeBeside(dataDir, "UPDATE members SET provenAt = createdAt");
  const words = ["Your photo shows your daughter Tara.", "Tara asked us to."];
  await area.askForChange(member.uid, words[0] ?? "", by("1"));
  await area.suspend(member.uid, words[1], by("2"));
  expect(await reason()).toBe(words[1]);
  await mailsOnceIn(dataDir, 1, tells("changeWanted"));
  await outboxEmpty(dataDir);
  await area.restore(member.uid, by("3"));
  expect(await reason()).toBeNull();
  await area.suspend(member.uid, words[1], by("4"));
  for (const table of ["activities", "audit", "outbox", "documents"])
    expect(JSON.stringify(rowsIn(dataDir, `SELECT * FROM ${table}`)), table).not.toContain("Tara");
});

test("a change that the office asks for is mailed with its reason, once, and only to a confirmed address", async () => {
  const { area, member, woken, dataDir } = await withOffice();
  const by = { actor: { ...principal, role: "office" as const }, key: "form-1" };
  const reason = "Please write your qualification in full.";
  expect(await area.askForChange(member.uid, reason, by)).toBe("unproven");
  await writeBeside(dataDir, "UPDATE members SET provenAt = createdAt");
  for (const _ of [1, 2]) expect(await area.askForChange(member.uid, reason, by)).toBe("asked");
  expect(woken).toHaveBeenCalled();
  // Another decision with the form from before, as after going back in the browser, is made as well.
  const back = { ...by, actor: principal };
  expect(await area.suspend(member.uid, reason, back)).toBe("suspended");
  expect(rowsIn(dataDir, "SELECT uid FROM members WHERE suspendedAt IS NOT NULL")).toHaveLength(1);
  const mails = await mailsOnceIn(dataDir, 1, tells("changeWanted"));
  expect(mails).toMatchObject([{ to: asha.email, text: expect.stringContaining(reason) }]);
  // And another reason is mailed as well.
  expect(await area.askForChange(member.uid, "And your subjects.", by)).toBe("asked");
  const [, second] = await mailsOnceIn(dataDir, 2, tells("changeWanted"));
  expect(second?.text).toContain("And your subjects.");
});

test("a decision that is sent again after another one is not made twice, and does not pass for made", async () => {
  const { area, member } = await withOffice();
  const version = (await area.compare(member.uid))?.version ?? "";
  const by = { actor: principal, key: "form-1" };
  const approve = () => area.approve(member.uid, version, { evenUnproven: true, by });
  const suspend = () => area.suspend(member.uid, undefined, by);
  const restore = () => area.restore(member.uid, by);
  expect([await approve(), await suspend(), await approve(), await suspend()]).toEqual([
    ...["approved", "suspended", "overtaken", "suspended"],
  ]);
  expect([await restore(), await suspend(), await restore()]).toEqual(["restored", "overtaken", "restored"]);
});
