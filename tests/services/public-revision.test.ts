import { expect, test, vi } from "vitest";
import { approveNow, asha, openOffice, openWithMember, ravi, writeBeside } from "../help/faculty.ts";
import { confirmedEnquiry, outboxEmpty } from "../help/services.ts";

test("while nothing public changes the revision stays the same, whatever visitors and members do", async () => {
  const services = await openWithMember();
  const { publicRevision, register, profiles, member, ways, accounts, dataDir } = services;
  const before = publicRevision();
  const other = await register(ravi);
  await ways.password();
  await profiles.keepDraft(member, { name: "A" });
  await accounts.erase(other);
  await confirmedEnquiry(services);
  await outboxEmpty(dataDir);
  expect(publicRevision()).toBe(before);
  expect(publicRevision()).toBe(before);
});

/** Waits until a revision is another one: on PostgreSQL another process tells of it. */
const changed = (revision: () => number, before: number | undefined) =>
  vi.waitFor(() => expect(revision()).not.toBe(before), { timeout: 5000, interval: 5 });

test("it grows with each decision of the office, which another process makes", async () => {
  const { publicRevision, dataDir } = await openWithMember();
  const revisions = [publicRevision()];
  const office = await openOffice(dataDir);
  expect(publicRevision(), "to look is no change").toBe(revisions[0]);
  await office.list();
  expect(publicRevision()).toBe(revisions[0]);
  const approve = () => approveNow(office, asha.email);
  for (const decide of [approve, () => office.suspend(asha.email), approve]) {
    await decide();
    await changed(publicRevision, revisions.at(-1));
    revisions.push(publicRevision());
  }
  expect(new Set(revisions).size).toBe(4);
});

test("it grows when another process changes what is public about a member, and with nothing else of theirs", async () => {
  const { publicRevision, dataDir } = await openWithMember();
  const before = publicRevision();
  await writeBeside(dataDir, "UPDATE members SET locale = 'mr', approvedAt = 1");
  expect(publicRevision()).toBe(before);
  await writeBeside(dataDir, "UPDATE members SET published = '{}'");
  await changed(publicRevision, before);
  expect(publicRevision()).toBe(before + 1);
  await writeBeside(dataDir, "UPDATE members SET suspendedAt = 1");
  await changed(publicRevision, before + 1);
  expect(publicRevision()).toBe(before + 2);
  await writeBeside(dataDir, "UPDATE members SET published = NULL");
  expect(publicRevision()).toBe(before + 2);
});

test("it grows when a member whose profile is public erases the account", async () => {
  const { publicRevision, accounts, member, memberWith, directory, dataDir } = await openWithMember();
  await approveNow(await openOffice(dataDir), asha.email);
  const before = publicRevision();
  expect(await directory.profiles()).toHaveLength(1);
  await accounts.erase(await memberWith(member.session));
  expect(await directory.profiles()).toEqual([]);
  expect(publicRevision()).not.toBe(before);
});
