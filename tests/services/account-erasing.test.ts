import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import {
  approveNow,
  asha,
  caller,
  counts,
  noted,
  openFaculty,
  openOffice,
  openWithMember,
  placesOf,
  quietly,
  ravi,
  refuse,
  tells,
} from "../help/faculty.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { rowsIn } from "../help/rows.ts";
import { mailsOnceIn, outboxEmpty, ticketOf } from "../help/services.ts";

const fields = { name: asha.name, department: asha.department, facultyId: asha.facultyId };
const work = { title: "On leaves", authors: "A. Namune", year: "2025" };

/** Where the id of an erased member stays: what happened to the account, and that the principal approved its profile. */
const erasedTraces = ["activities.reference", "audit.uid"];

/** The services with a member who has data of every kind, and another member. */
async function withMuch() {
  const services = await openWithMember({}, { isProven: true });
  const { member, memberWith, register, profiles, accountCodes, ways, codeFor, signIns, dataDir } = services;
  await profiles.upload(member, "photo", await pictureOf("red"));
  await profiles.saveWork(member, "publications", work);
  await outboxEmpty(dataDir);
  await approveNow(await openOffice(dataDir), asha.email);
  // This notifies the outbox, which also sends the office's mail.
  const other = await register(ravi);
  await profiles.upload(member, "photo", await pictureOf("blue"));
  await profiles.save(member, { ...fields, designation: "Professor" });
  await profiles.keepDraft(member, { awards: "A prize of hers" });
  const spent = signedIn(await ways.token());
  const ticket = ticketOf(await accountCodes.send("signIn", asha.email, caller));
  const code = await codeFor(asha.email);
  ticketOf(await accountCodes.send("reset", asha.email, caller));
  await signIns.byPassword(asha.email, "wrong", caller);
  await outboxEmpty(dataDir);
  return { ...services, member: await memberWith(member.session), other, spent, ticket, code };
}

test("of an erased member only lines of the two logs are left in any table, without the address", async () => {
  const { accounts, member, dataDir } = await withMuch();
  const before = placesOf(dataDir, member.uid, asha.email, asha.name);
  for (const table of ["users", "sessions", "credentials", "members", "documents", "uploads", "codes", "audit"])
    expect(before.join(), table).toContain(`${table}.`);
  await accounts.erase(member);
  await outboxEmpty(dataDir);
  expect(placesOf(dataDir, member.uid)).toEqual(erasedTraces);
  expect(placesOf(dataDir, asha.email, asha.name, asha.facultyId, work.title, "A prize of hers")).toEqual([]);
});

test("the other member's data is untouched", async () => {
  const { accounts, member, other, dataDir } = await withMuch();
  await accounts.erase(member);
  await outboxEmpty(dataDir);
  expect(counts(dataDir)).toMatchObject({ users: 1, credentials: 1, sessions: 1, members: 1, documents: 1 });
  expect(await accounts.memberOf(other.session, "en")).toMatchObject({ email: ravi.email });
});

test("nothing opens an erased account any more", async () => {
  const { accounts, member, spent, ticket, code, ways, signIns, accountCodes, mails } = await withMuch();
  await accounts.erase(member);
  for (const { session } of [member, spent]) expect(await accounts.memberOf(session, "en")).toBeUndefined();
  expect(await ways.password()).toEqual({ ok: false, reason: "wrongCredentials" });
  expect(await signIns.byCode(ticket, code, caller)).toEqual({ ok: false, reason: "wrongCode" });
  expect(await accounts.resetPassword(ticket, code, "another password", caller)).toMatchObject({ reason: "wrongCode" });
  ticketOf(await accountCodes.send("signIn", asha.email, { ...caller, address: "::1" }));
  expect((await mails()).filter(({ subject }) => /^No faculty account/.test(subject))).toHaveLength(1);
});

test("a mail reports the erasure, in the member's language, and no pending one is sent", async () => {
  const { accounts, member, dataDir, mails } = await withMuch();
  await accounts.erase({ ...member, row: { ...member.row, locale: "mr" } });
  await outboxEmpty(dataDir);
  const [told] = await mailsOnceIn(dataDir, 1, tells("erased", "mr"));
  expect(told).toMatchObject({ to: asha.email });
  expect(told?.text).not.toContain("/faculty-login");
  expect((await mails()).filter(tells("erased"))).toEqual([]);
});

test("the erasure is recorded", async () => {
  const { accounts, member, dataDir } = await withMuch();
  await accounts.erase(member);
  expect(noted(dataDir).at(-1)).toEqual({ event: "deleted", way: null, uid: member.uid, emailDigest: null });
});

test("an erasure by a button that was pressed twice is reported once", async () => {
  const { accounts, member, dataDir, mails } = await withMuch();
  await Promise.all([accounts.erase(member), accounts.erase(member)]);
  await outboxEmpty(dataDir);
  expect((await mails()).filter(tells("erased"))).toHaveLength(1);
});

test("the address is free: a new registration finds nothing of the old account", async () => {
  const { accounts, member, register, profiles, dataDir } = await withMuch();
  await accounts.erase(member);
  const registeredAgain = await register();
  expect(registeredAgain.uid).not.toBe(member.uid);
  const { profile, draft } = await profiles.read(registeredAgain);
  expect(profile).toStrictEqual({
    ...fields,
    email: asha.email,
    uid: registeredAgain.uid,
    createdAt: expect.any(String),
  });
  expect(draft).toBeUndefined();
  expect(rowsIn(dataDir, "SELECT uid FROM uploads")).toEqual([]);
});

test("what is saved while the account is being erased stays erased", async () => {
  const { accounts, member, profiles, dataDir } = await withMuch();
  const picture = await pictureOf("green");
  await accounts.erase(member);
  await profiles.save(member, { ...fields, designation: "Late" });
  await profiles.saveWork(member, "patents", work);
  await profiles.keepDraft(member, { awards: "Late" });
  await profiles.upload(member, "photo", picture);
  await outboxEmpty(dataDir);
  expect(placesOf(dataDir, member.uid)).toEqual(erasedTraces);
});

test("a page that is opened while the account is being erased brings nothing back", async () => {
  const { accounts, member, dataDir } = await withMuch();
  let isErased = false;
  const erasing = accounts.erase(member).then(() => {
    isErased = true;
  });
  while (!isErased) {
    await accounts.memberOf(member.session, "en");
    // Otherwise the erasure would get no turn.
    await setImmediate();
  }
  await erasing;
  await outboxEmpty(dataDir);
  expect(placesOf(dataDir, member.uid)).toEqual(erasedTraces);
});

test("a code that was requested before there was an account is deleted with it", async () => {
  const { accounts, accountCodes, member, register, dataDir } = await openWithMember();
  await accounts.erase(member);
  ticketOf(await accountCodes.send("signIn", asha.email, caller));
  await accounts.erase(await register());
  await outboxEmpty(dataDir);
  expect(placesOf(dataDir, asha.email)).toEqual([]);
});

test.each(["documents", "users"])(
  "when erasing fails at %s the account stays closed and hidden, and all data is deleted at the next start",
  async (table) => {
    const { accounts, member, dataDir, ways, directory, mails, close } = await withMuch();
    const told = quietly("error");
    const refusal = await refuse(dataDir, "DELETE", table);
    await accounts.erase(member);
    expect(told().join()).toContain("it will be retried");
    expect(await accounts.memberOf(member.session, "en")).toBeUndefined();
    for (const way of ["password", "token"] as const) expect(await ways[way]()).toMatchObject({ ok: false });
    expect(await directory.profiles()).toEqual([]);
    expect(await (await openOffice(dataDir)).approve(asha.email, "any version")).toBe("unknown");
    expect((await mails()).filter(tells("erased"))).toEqual([]);
    await refusal.allow();
    await close();
    await openFaculty({}, { dataDir });
    await vi.waitFor(() => expect(placesOf(dataDir, member.uid)).toEqual(erasedTraces), { timeout: 5000 });
    await outboxEmpty(dataDir);
    expect((await mails()).filter(tells("erased"))).toHaveLength(1);
    expect(placesOf(dataDir, asha.email, asha.name)).toEqual([]);
  },
);

test("signing in while an account is erased does not bring it back", async () => {
  const { accounts, member, ways, dataDir } = await withMuch();
  await Promise.allSettled([ways.password(), accounts.erase(member), ways.password(), ways.password()]);
  await outboxEmpty(dataDir);
  expect(placesOf(dataDir, member.uid)).toEqual(erasedTraces);
});
