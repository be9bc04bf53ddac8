import { describe, expect, test } from "vitest";
import type { Owner } from "#app/lib/actor.ts";
import { DocumentRefused, draftPath, profilePath } from "#app/people/accounts/ports.server.ts";
import { hasEmulators, isGoogles } from "../help/emulators.ts";
import { implementations, type OpenedPorts } from "../help/faculty-ports.ts";
import { testWhere } from "../help/test-where.ts";

const asha = { uid: "asha-1" };
const ravi = { uid: "ravi_2" };
const hers = profilePath("good-minds", asha.uid);
const profile = { name: "आशा", works: [{ title: 'A "title"', year: "2026" }], photo: null, count: 1.5, isNew: true };

test("a profile is in the folder of its member, next to the draft", () => {
  expect(hers).toBe("artifacts/good-minds/users/asha-1/facultyProfile/asha-1");
  expect(draftPath("good-minds", asha.uid)).toMatch(/^artifacts\/good-minds\/users\/asha-1\/[^/]+\/asha-1$/);
  expect(draftPath("good-minds", asha.uid)).not.toBe(hers);
});

/** The Firestore of npm neither compares versions nor deletes fields. */
const testInFull = testWhere(!hasEmulators || isGoogles);

describe.each(implementations)("%s", (_name, open: () => Promise<OpenedPorts>) => {
  /** The documents, one of them Asha's. */
  async function withOne() {
    const { documents } = await open();
    await documents.set(asha, hers, profile, undefined);
    return documents;
  }

  test("a document is read as it was stored", async () => {
    const documents = await withOne();
    expect(await documents.get(asha, hers)).toMatchObject({ data: profile, changedAt: expect.any(Number) });
    expect(await documents.get(asha, draftPath("good-minds", asha.uid))).toBeUndefined();
    expect(await documents.get(asha, profilePath("another-app", asha.uid))).toBeUndefined();
  });

  test("many documents are read at once, in the order asked for", async () => {
    const documents = await withOne();
    const his = profilePath("good-minds", ravi.uid);
    await documents.set(ravi, his, { name: "Ravi" }, undefined);
    const office: Owner = { role: "office" };
    const read = await documents.getAll(office, [his, draftPath("good-minds", asha.uid), hers, his]);
    expect(read.map((each) => each?.data.name)).toEqual(["Ravi", undefined, profile.name, "Ravi"]);
    expect(await documents.getAll(office, [])).toEqual([]);
    await expect(documents.getAll(asha, [hers, his])).rejects.toThrow(DocumentRefused);
  });

  testInFull("a document replaces the previous one completely", async () => {
    const documents = await withOne();
    const { version } = (await documents.get(asha, hers)) ?? {};
    expect(await documents.set(asha, hers, { name: "Asha", left: undefined }, version)).toBe("kept");
    expect((await documents.get(asha, hers))?.data).toStrictEqual({ name: "Asha" });
  });

  testInFull("only the version that was read is replaced", async () => {
    const documents = await withOne();
    const read = await documents.get(asha, hers);
    expect(await documents.set(asha, hers, { name: "first" }, read?.version)).toBe("kept");
    expect(await documents.set(asha, hers, { name: "second" }, read?.version)).toBe("changed");
    expect(await documents.set(asha, hers, { name: "third" }, undefined), "there is one").toBe("changed");
    const now = await documents.get(asha, hers);
    expect(now?.data).toEqual({ name: "first" });
    expect(now?.version).not.toBe(read?.version);
    await documents.remove(asha, hers);
    expect(await documents.set(asha, hers, { name: "fourth" }, now?.version), "there is none").toBe("changed");
    expect(await documents.get(asha, hers)).toBeUndefined();
    expect(await documents.set(asha, hers, { name: "fifth" }, undefined)).toBe("kept");
    expect(await documents.set(asha, hers, { name: "sixth" }, now?.version), "another of that path").toBe("changed");
  });

  testInFull("of fifty concurrent changes of one version one is stored, and of fifty first ones too", async () => {
    const { documents } = await open();
    for (const version of ["first", "second"]) {
      const read = (await documents.get(asha, hers))?.version;
      const changes = Array.from({ length: 50 }, (_, number) => documents.set(asha, hers, { number, version }, read));
      const results = await Promise.all(changes);
      expect(results.filter((result) => result === "kept")).toHaveLength(1);
      expect((await documents.get(asha, hers))?.data).toMatchObject({ number: results.indexOf("kept") });
    }
  });

  test("changing the object afterwards does not change the store", async () => {
    const { documents } = await open();
    const mine = { works: ["one"] };
    await documents.set(asha, hers, mine, undefined);
    mine.works.push("two");
    expect((await documents.get(asha, hers))?.data).toEqual({ works: ["one"] });
    Object.assign((await documents.get(asha, hers))?.data ?? {}, { works: [] });
    expect((await documents.get(asha, hers))?.data).toEqual({ works: ["one"] });
  });

  test("a document that is removed is gone, and may be removed again", async () => {
    const documents = await withOne();
    await documents.set(ravi, profilePath("good-minds", ravi.uid), profile, undefined);
    await documents.remove(asha, hers);
    await documents.remove(asha, hers);
    expect(await documents.get(asha, hers)).toBeUndefined();
    expect((await documents.get(ravi, profilePath("good-minds", ravi.uid)))?.data).toEqual(profile);
  });

  test("the office reads everyone's", async () => {
    const documents = await withOne();
    expect((await documents.get({ role: "office" }, hers))?.data).toEqual(profile);
    expect(await documents.get({ role: "office" }, profilePath("good-minds", ravi.uid))).toBeUndefined();
  });

  /** Every method is refused this path, and nothing has changed. */
  async function refused(asker: Owner, path: string) {
    const documents = await withOne();
    await expect(documents.get(asker, path)).rejects.toThrow(DocumentRefused);
    await expect(documents.set(asker, path, {}, undefined)).rejects.toThrow(DocumentRefused);
    await expect(documents.remove(asker, path)).rejects.toThrow(DocumentRefused);
    expect((await documents.get(asha, hers))?.data).toEqual(profile);
  }

  test.each([
    ["another's profile", hers],
    ["another's draft", draftPath("good-minds", asha.uid)],
    [
      "a document with one's own id below another's path",
      `artifacts/good-minds/users/${asha.uid}/facultyProfile/${ravi.uid}`,
    ],
    [
      "another's document, with one's own id as the app's",
      `artifacts/${ravi.uid}/users/${asha.uid}/facultyProfile/${ravi.uid}`,
    ],
    ["a longer name that begins like one's own", profilePath("good-minds", `${ravi.uid}2`)],
    ["a shorter name", profilePath("good-minds", "ravi_")],
    ["one's own name in other letters", profilePath("good-minds", "RAVI_2")],
  ])("nobody can access %s", (_what, path) => refused(ravi, path));

  const own = profilePath("good-minds", asha.uid);
  test.each([
    ["", "is empty"],
    ["/", "has no parts"],
    [`/${own}`, "begins with a stroke"],
    [`${own}/`, "ends with a stroke"],
    [own.replace("/users/", "//users/"), "has an empty part"],
    [own.replace("facultyProfile", ".."), "goes up"],
    [own.replace("facultyProfile", "."), "stays where it is"],
    [`artifacts/good-minds/users/${asha.uid}/../${ravi.uid}`, "goes up to another's"],
    [`${own}/${asha.uid}`, "is too long"],
    [`artifacts/good-minds/users/${asha.uid}/facultyProfile`, "is too short"],
    [`artifacts/good-minds/users/${asha.uid}`, "is a person's folder"],
    [own.replace("users", "public"), "lies under no users"],
    [own.replace("artifacts", "other"), "lies under no artifacts"],
    [own.replace("facultyProfile", "faculty profile"), "has a space"],
    [own.replace("facultyProfile", "faculty%2FProfile"), "has a sign of an address"],
    [`${own}\n`, "has a second line"],
    [`x\n${own}`, "has a line before"],
    [`${own}\0`, "has a nought at its end"],
  ])("%j, which %s, is refused to its owner and to the office", async (path) => {
    await refused(asha, path);
    await refused({ role: "office" }, path);
  });

  test.each([{ uid: "" }, { uid: ".*" }, { uid: "undefined" }])("%j has no access", async (asker) => {
    await refused(asker, hers);
    await refused(asker, "artifacts/good-minds/users//facultyProfile/x");
  });
});
