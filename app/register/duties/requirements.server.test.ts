import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type PublicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { type StaffServices, staffServicesContext } from "#app/people/staff/staff-services.server.ts";
import { disclosureRecords } from "#app/register/disclosure/register.server.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { officeRegister, type RequirementCheck, requirementChecksContext } from "./requirements.server.ts";

const day = "2026-11-26";

/** The sample with a changed row or document. */
function changed(records: PublicRecords, kind: "duties" | "papers", slug: string, changes: object) {
  const record = records.of(disclosureRecords)[kind].find(({ id }) => id === slug);
  return records.withDraft({ kind, slug, record: { ...record, ...changes }, reader: "en" });
}

/** The office's list of some records, with what was looked at, and three people: one has left, one is only invited. */
async function listOf(records: PublicRecords, looks: Record<string, RequirementCheck> = {}) {
  const context = new RouterContextProvider();
  context.set(publicRecordsContext, records);
  context.set(requirementChecksContext, {
    note: async () => ({ ok: true }),
    latest: async () => new Map(Object.entries(looks)),
  });
  const person = { role: "office", suspendedAt: null, verifiedAt: 1 };
  const people = [
    { ...person, email: "asha@example.org", name: "Asha" },
    { ...person, email: "ravi@example.org", name: "Ravi", suspendedAt: 1 },
    { ...person, email: "isha@example.org", name: "Isha", verifiedAt: null },
  ];
  context.set(staffServicesContext, { people: { list: async () => people } } as unknown as StaffServices);
  const { groups, seats } = await officeRegister(context, "en", day);
  const rows = new Map(groups.flatMap(([, each]) => each.map((row) => [row.id, row] as const)));
  return { rows, seats };
}

test("the office sees on which year's seats the bodies differ, and nothing while they agree", async () => {
  expect((await listOf(sample)).seats).toEqual([]);
  const { seats } = await listOf(changed(sample, "papers", "dte-approval", { intake: 30 }));
  expect(seats.map(({ year, seats }) => [year, seats.map(({ intake }) => intake)])).toEqual([
    ["2026-27", [30, 60, 60]],
  ]);
});

test("a row names its owner, the principal when nobody is entered, and says when the owner cannot sign in", async () => {
  const owned = changed(sample, "duties", "dte-listing", { owner: "Asha@example.org" });
  const left = changed(owned, "duties", "msbte-affiliation", { owner: "ravi@example.org" });
  const { rows } = await listOf(changed(left, "duties", "aishe", { owner: "isha@example.org" }));
  const ownerOf = (id: string) => [rows.get(id)?.owner, rows.get(id)?.isPrincipalInstead];
  expect(["dte-listing", "msbte-affiliation", "aishe", "pci-approval"].map(ownerOf)).toEqual([
    ["Asha", false],
    [undefined, true],
    [undefined, true],
    [undefined, false],
  ]);
});

test("the later look counts, that of the office or that of the register", async () => {
  const checked = changed(sample, "duties", "government-permission", { checkedOn: "2026-10-01" });
  const look = async (on: string) =>
    (await listOf(checked, { "government-permission": { on, byName: "Asha" } })).rows.get("government-permission");
  expect((await look("2026-09-30"))?.lastLook).toEqual({ on: "2026-10-01" });
  expect((await look("2026-10-02"))?.lastLook).toEqual({ on: "2026-10-02", byName: "Asha" });
});
