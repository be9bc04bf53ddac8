import { expect, test } from "vitest";
import { largestFile } from "#app/cms/content/media.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { sample as wholeSample } from "../../../tests/help/sample-records.ts";
import {
  allTeachers,
  asApproved,
  type Directory,
  inPlaces,
  namesakesOf,
  searchable,
  teacherHints,
} from "./directory.server.ts";
import type { Profile } from "./profile.ts";

const record = (id: string) => ({
  id,
  name: `Record ${id}`,
  portrait: `people/${id}`,
  resume: "documents/certificate",
  details: {
    qualifications: "M.Pharm",
    specialization: "Quality",
    department: "Pharmaceutics",
    designation: "Lecturer",
    experience: { industry: "2 years", teaching: "8 years" },
    publication: "Two papers",
    award: "Award",
    membership: "Association",
    email: `${id}@example.org`,
  },
});

const profile = (uid: string, email: string, more: Partial<Profile> = {}): Profile => ({
  uid,
  email,
  name: `Member ${uid}`,
  department: "Pharmacology",
  facultyId: "F-1",
  createdAt: "2026-01-01T00:00:00.000Z",
  ...more,
});

let teachers: object[] = [record("a"), record("b")];
const sample = {
  ...wholeSample,
  in: (locale: "en" | "mr") => ({ ...wholeSample.in(locale), of: () => ({ teachers }) }),
} as unknown as PublicRecords;
const directory = (...profiles: Profile[]) => ({ profiles: async () => profiles }) as unknown as Directory;
const both = directory(
  profile("1", "new@example.org"),
  profile("2", "B@example.org", { teaching: "9 years", designation: "Professor" }),
);

test("a teacher of the records who has an approved profile is there once, at the place of the record", async () => {
  const all = await allTeachers(both, sample.in("en"));
  expect(all.map(({ id, name }) => [id, name])).toEqual([
    ["a", "Record a"],
    ["b", "Member 2"],
    ["member_1", "Member 1"],
  ]);
});

test("what the profile says counts, and the record where it says nothing", async () => {
  const [first, second] = await allTeachers(both, sample.in("en"));
  expect(first).toEqual({ ...record("a"), resume: largestFile("documents/certificate") });
  expect(second?.portrait).toBe("people/b");
  expect(second?.resume).toBe(largestFile("documents/certificate"));
  expect(second?.details).toEqual({
    ...record("b").details,
    department: "Pharmacology",
    designation: "Professor",
    experience: { industry: "2 years", teaching: "9 years" },
  });
});

test("a record that names another account's address is the person of that account", async () => {
  teachers = [{ ...record("a"), account: "Private@example.org" }];
  const account = profile("3", "private@example.org");
  const [only, ...others] = await allTeachers(directory(account), sample.in("en"));
  expect([only?.id, only?.name, only?.details.email, others]).toEqual(["a", "Member 3", "a@example.org", []]);
  teachers = [{ ...record("a"), account: "Private@example.org" }];
  expect(await asApproved(directory(), account, sample.in("en"))).toMatchObject({ number: 1, teacher: { id: "a" } });
  teachers = [record("a"), record("b")];
});

test("the office sees rows that are probably of one person, and profiles without a record", async () => {
  const same = profile("4", "other@example.org", { name: "Dr. RECORD  b." });
  const { doubles, unrecorded } = await teacherHints(directory(same, profile("5", "new@example.org")), sample);
  expect(doubles.map((pair) => pair.map(({ id }) => id))).toEqual([["b", "member_4"]]);
  expect(unrecorded.map(({ email }) => email)).toEqual(["other@example.org", "new@example.org"]);
  expect((await teacherHints(both, sample)).doubles).toEqual([]);
});

test("a profile with the name of a record is perhaps its person, unless a record names one of the two accounts", () => {
  const asked = (name: string, email = "other@example.org") =>
    namesakesOf(profile("9", email, { name }), sample).map(({ id }) => id);
  expect(asked("Prof. RECORD  b.")).toEqual(["b"]);
  expect(asked("Somebody else")).toEqual([]);
  expect(asked("Record b", "B@example.org"), "linked already").toEqual([]);
  teachers = [{ ...record("b"), account: "own@example.org" }];
  expect(asked("Record b"), "of somebody else's account").toEqual([]);
  teachers = [record("a"), record("b")];
});

test("the search finds each of them once", async () => {
  const found = await searchable(sample.in("en"), both);
  expect(found.map(({ title, address }) => [title, address])).toEqual([
    ["Record a", "/faculty#a"],
    ["Member 2", "/faculty#b"],
    ["Member 1", "/faculty#member_1"],
  ]);
});

test("teachers stand at the places that they have, in whichever order they were published", () => {
  const list = [{ id: "a" }, { id: "b" }, { id: "d", place: 4 }, { id: "c", place: 3 }];
  expect(inPlaces(list).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  expect(inPlaces([...list, { id: "principal", place: 1 }]).map(({ id }) => id)).toEqual([
    "principal",
    "a",
    "b",
    "c",
    "d",
  ]);
});
