import { expect, test, vi } from "vitest";
import { facilityKind } from "#app/features/institute/kinds.ts";
import { teacherKind } from "#app/features/profiles/kinds.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { sample } from "../../../../tests/help/sample-records.ts";
import { optionsIn } from "./options.server.ts";

vi.mock("#app/platform/content/made.ts", async (original) => ({
  ...(await original<object>()),
  madePictures: () => ["documents/placeholder", "facilities/library", "people/principal"],
}));

const foldersFor = (kind: RecordKind) =>
  new Set(optionsIn(kind, sample.in("en")).pictures.map(({ value }) => value.split("/")[0]));

test("a teacher's form offers no pictures of rooms and events", () => {
  expect([...foldersFor(teacherKind as RecordKind)].sort()).toEqual(["documents", "people"]);
  expect(foldersFor(facilityKind as RecordKind)).toContain("facilities");
});
