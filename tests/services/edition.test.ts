import { expect, test } from "vitest";
import { approveNow, asha, openOffice, openWithMember, ravi, writeBeside } from "../help/faculty.ts";
import { confirmedEnquiry, outboxEmpty } from "../help/services.ts";

test("while nothing public changes the edition stays, whatever visitors and members do", async () => {
  const services = await openWithMember();
  const { edition, register, profiles, member, ways, accounts, dataDir } = services;
  const before = edition();
  const other = await register(ravi);
  await ways.password();
  await profiles.keepDraft(member, { name: "A" });
  await accounts.erase(other);
  await confirmedEnquiry(services);
  await outboxEmpty(dataDir);
  expect(edition()).toBe(before);
  expect(edition()).toBe(before);
});

test("it is another after each decision of the office, which another process makes", async () => {
  const { edition, dataDir } = await openWithMember();
  const editions = [edition()];
  const office = await openOffice(dataDir);
  expect(edition(), "to look is no change").toBe(editions[0]);
  await office.list();
  expect(edition()).toBe(editions[0]);
  const approve = () => approveNow(office, asha.email);
  for (const decide of [approve, () => office.suspend(asha.email), approve]) {
    await decide();
    editions.push(edition());
  }
  expect(new Set(editions).size).toBe(4);
});

test("it is another when anything else writes to the store", async () => {
  const { edition, dataDir } = await openWithMember();
  const before = edition();
  await writeBeside(dataDir, "UPDATE members SET published = '{}'");
  expect(edition()).not.toBe(before);
});

test("it is another when a member whose profile is public erases the account", async () => {
  const { edition, accounts, member, memberWith, publications, dataDir } = await openWithMember();
  await approveNow(await openOffice(dataDir), asha.email);
  const before = edition();
  expect(await publications.profiles()).toHaveLength(1);
  await accounts.erase(await memberWith(member.session));
  expect(await publications.profiles()).toEqual([]);
  expect(edition()).not.toBe(before);
});
