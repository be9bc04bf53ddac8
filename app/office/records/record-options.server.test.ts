import { expect, test, vi } from "vitest";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { teacherKind } from "#app/people/profiles/teacher-kind.ts";
import { facilityKind } from "#app/site/institute/institute-kinds.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { optionsIn } from "./record-options.server.ts";

vi.mock("#app/cms/content/media.ts", async (original) => ({
  ...(await original<object>()),
  sitePictureNames: () => ["documents/placeholder", "facilities/library", "people/principal"],
}));

const foldersFor = (kind: RecordKind) =>
  new Set(optionsIn(kind, sample.in("en")).pictures.map(({ value }) => value.split("/")[0]));

test("a teacher's form offers no pictures of rooms and events", () => {
  expect([...foldersFor(teacherKind as RecordKind)].sort()).toEqual(["documents", "people"]);
  expect(foldersFor(facilityKind as RecordKind)).toContain("facilities");
});
