import { describe, expect, test } from "vitest";
import { workKinds } from "#app/people/profiles/profile.ts";
import { asha, openWithMember, profileRows, ravi, tooMany, writeBeside } from "../help/faculty.ts";

const fields = { name: asha.name, department: asha.department, facultyId: asha.facultyId };
const work = { title: "On leaves", authors: "A. Namune", year: "2025", link: "https://example.org/leaves" };

test("a new member's profile has what was registered, and no draft", async () => {
  const { profiles, member } = await openWithMember();
  const { profile, draft } = await profiles.read(member);
  expect(profile).toStrictEqual({ ...fields, email: asha.email, uid: member.uid, createdAt: expect.any(String) });
  expect(draft).toBeUndefined();
});

test("saving replaces the fields and leaves the rest, and an empty field is removed", async () => {
  const { profiles, member, dataDir } = await openWithMember();
  const { createdAt } = (await profiles.read(member)).profile;
  await profiles.saveWork(member, "patents", work);
  await profiles.save(member, { ...fields, designation: "Professor", awards: "One\nTwo" });
  await profiles.save(member, { ...fields, name: "Dr. Asha Namune", awards: "One\nTwo", designation: undefined });
  const kept = { ...fields, name: "Dr. Asha Namune", awards: "One\nTwo" };
  const patents = [{ ...work, id: expect.stringMatching(/^[\w-]{22}$/) }];
  expect(profileRows(dataDir).map(({ data }) => data)).toStrictEqual([
    { ...kept, patents, email: asha.email, uid: member.uid, createdAt },
  ]);
});

test("saving does not affect another member", async () => {
  const { profiles, member, register } = await openWithMember();
  const other = await register(ravi);
  const before = await profiles.read(other);
  await profiles.save(member, { ...fields, designation: "Professor" });
  await profiles.saveWork(member, "patents", work);
  await profiles.keepDraft(member, { name: "A draft" });
  expect(await profiles.read(other)).toStrictEqual(before);
});

test("a work that is sent twice, since the first answer was lost, is stored once", async () => {
  const { profiles, member } = await openWithMember();
  const { link: _link, ...bare } = work;
  for (const each of [work, work, bare, { ...bare, link: undefined }, { ...work, year: "2024" }])
    expect(await profiles.saveWork(member, "patents", each)).toBe("kept");
  const { patents } = (await profiles.read(member)).profile;
  expect(patents).toMatchObject([work, bare, { year: "2024" }]);
});

describe("a draft", () => {
  test("is stored as it was typed, does not change the profile, and is deleted when that is saved", async () => {
    const { profiles, member } = await openWithMember();
    const before = await profiles.read(member);
    const draft = { name: "", awards: "  half a sen", unknown: "x" };
    await profiles.keepDraft(member, draft);
    expect(await profiles.read(member)).toStrictEqual({ ...before, draft });
    await profiles.keepDraft(member, { name: "A" });
    expect((await profiles.read(member)).draft).toStrictEqual({ name: "A" });
    await profiles.save(member, fields);
    expect((await profiles.read(member)).draft).toBeUndefined();
  });

  test("may be discarded", async () => {
    const { profiles, member } = await openWithMember();
    const before = await profiles.read(member);
    await profiles.keepDraft(member, { name: "A" });
    await profiles.dropDraft(member);
    await profiles.dropDraft(member);
    expect(await profiles.read(member)).toStrictEqual(before);
  });
});

describe.each(workKinds)("the list of %s", (kind) => {
  /** A member with two works in this list. */
  async function withTwo() {
    const services = await openWithMember();
    const { profiles, member } = services;
    const list = async () => (await profiles.read(member)).profile[kind] ?? [];
    expect(await profiles.saveWork(member, kind, work)).toBe("kept");
    expect(await profiles.saveWork(member, kind, { ...work, title: "On roots", link: undefined })).toBe("kept");
    const [first, second] = await list();
    if (!first || !second) throw new Error("Two works were added.");
    return { ...services, list, first, second };
  }

  test("accepts works, each with a new id, in the order they were added", async () => {
    const { first, second } = await withTwo();
    expect(first).toStrictEqual({ ...work, id: first.id });
    expect(second).toStrictEqual({ title: "On roots", authors: work.authors, year: work.year, id: second.id });
    expect(first.id).not.toBe(second.id);
  });

  test("replaces a work by its changed version", async () => {
    const { profiles, member, list, first, second } = await withTwo();
    const changed = { ...work, title: "On leaves, again", year: "2026" };
    expect(await profiles.saveWork(member, kind, changed, first.id)).toBe("kept");
    expect(await list()).toStrictEqual([{ ...changed, id: first.id }, second]);
  });

  test("loses the work that is removed, once", async () => {
    const { profiles, member, list, first, second } = await withTwo();
    expect(await profiles.removeWork(member, kind, first.id)).toBe("kept");
    expect(await profiles.removeWork(member, kind, first.id)).toBe("gone");
    expect(await list()).toStrictEqual([second]);
  });

  test("finds no work of another list, of another member, or of nobody", async () => {
    const { profiles, member, register, list, first, second } = await withTwo();
    const other = await register(ravi);
    const [otherKind = kind] = workKinds.filter((each) => each !== kind);
    for (const [who, where, id] of [
      [member, otherKind, first.id],
      [other, kind, first.id],
      [member, kind, ""],
      [member, kind, "none"],
    ] as const) {
      expect(await profiles.saveWork(who, where, work, id)).toBe("gone");
      expect(await profiles.removeWork(who, where, id)).toBe("gone");
    }
    expect(await list()).toStrictEqual([first, second]);
    expect((await profiles.read(other)).profile[kind]).toBeUndefined();
  });
});

test("works that are added at once are all stored", async () => {
  const { profiles, member } = await openWithMember({}, { isProven: true });
  const titles = Array.from({ length: 20 }, (_, index) => `Work ${index}`);
  await Promise.all(titles.map((title) => profiles.saveWork(member, "publications", { ...work, title })));
  expect((await profiles.read(member)).profile.publications?.map(({ title }) => title).sort()).toEqual(titles.sort());
});

test.each([
  [10, "nobody has confirmed the address", "provenAt = NULL"],
  [30, "the office has not approved the profile", "provenAt = 1"],
  [200, "the office has approved it", "approvedAt = 1"],
] as const)("a list accepts %i works when %s; those may still be changed", async (most, _, stage) => {
  const { profiles, member, dataDir } = await openWithMember();
  await writeBeside(dataDir, `UPDATE members SET ${stage}`);
  const add = (leaf: number) => profiles.saveWork(member, "patents", { ...work, title: `On leaf ${leaf}` });
  for (let leaf = 0; leaf < most; leaf++) expect(await add(leaf)).toBe("kept");
  expect(await add(most)).toBe("full");
  const patents = (await profiles.read(member)).profile.patents ?? [];
  expect(patents).toHaveLength(most);
  expect(await profiles.saveWork(member, "patents", { ...work, title: "Changed" }, patents[7]?.id)).toBe("kept");
  expect(await profiles.saveWork(member, "copyrights", work), "another list").toBe("kept");
  expect(await profiles.removeWork(member, "patents", patents[7]?.id ?? "")).toBe("kept");
  expect(await add(most)).toBe("kept");
});

test.each([
  [64, "provenAt = NULL"],
  [256, "approvedAt = 1"],
] as const)("a profile accepts %i KB; a longer one may become shorter", async (kilobytes, stage) => {
  const { profiles, member, dataDir } = await openWithMember();
  const { profile } = await profiles.read(member);
  const long = { ...work, id: "long", title: "क".repeat(Math.floor((kilobytes * 1024) / 3)) };
  const data = JSON.stringify({ ...profile, patents: [long, { ...work, id: "short" }] });
  await writeBeside(dataDir, `UPDATE members SET ${stage}`);
  await writeBeside(dataDir, `UPDATE documents SET data = '${data}'`);
  expect(await profiles.saveWork(member, "copyrights", work)).toBe("long");
  expect(await profiles.save(member, { ...fields, awards: "Another" })).toBe("long");
  expect((await profiles.read(member)).profile.awards).toBeUndefined();
  expect(await profiles.removeWork(member, "patents", "short"), "shorter").toBe("kept");
  expect(await profiles.removeWork(member, "patents", "long")).toBe("kept");
  expect(await profiles.saveWork(member, "copyrights", work)).toBe("kept");
  expect(await profiles.keepDraft(member, { awards: long.title })).toBe("long");
});

test("sixty requests for the dashboard are accepted from a member in a minute, and ten for the download in an hour", async () => {
  const { profiles, member, register } = await openWithMember();
  for (const [what, most] of [
    ["dashboard", 60],
    ["download", 10],
  ] as const) {
    for (let count = 0; count < most; count++) expect(await profiles.allow(member, what)).toEqual({ ok: true });
    expect(await profiles.allow(member, what)).toEqual(tooMany);
  }
  expect(await profiles.allow(await register(ravi), "dashboard"), "another member").toEqual({ ok: true });
});
