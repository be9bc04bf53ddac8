import { expect, test } from "vitest";
import type { Profile } from "#app/people/profiles/profile.ts";
import { compareProfiles, languageOf } from "./profile-changes.tsx";

const asha = {
  uid: "u1",
  email: "asha@example.org",
  createdAt: "2026-01-01T00:00:00Z",
  name: "Asha Namune",
  department: "Pharmacognosy",
  facultyId: "F-1",
} as Profile;

test("what changed in a profile is shown field by field, with works and files", () => {
  const approved: Profile = { ...asha, designation: "Lecturer" };
  const work = { id: "w1", title: "A salve", authors: "A. Namune", year: "2025" };
  const photo = { id: "p2", type: "image/webp", bytes: 10 } as unknown as Profile["photo"];
  const { changed, same, files } = compareProfiles(approved, {
    ...asha,
    name: "Dr. Asha Namune",
    patents: [work],
    photo,
  });
  expect(changed).toEqual([
    { name: "name", before: "Asha Namune", now: "Dr. Asha Namune" },
    { name: "designation", before: "Lecturer", now: "" },
    { name: "patents", before: "", now: "A salve, A. Namune, 2025" },
  ]);
  expect(same.map(({ name }) => name)).toEqual(["department", "facultyId", "email"]);
  expect(files).toEqual([{ name: "photo", before: undefined, now: "p2" }]);
});

test("a text in Devanagari is read out as Marathi", () => {
  expect([languageOf("डॉ. आशा"), languageOf("Dr. Asha"), languageOf("एम.फार्म, Ph.D.")]).toEqual(["mr", "en", "mr"]);
});
