import { expect, test } from "vitest";
import { sampleKind, sampleRecord } from "../../../tests/help/sample-kind.ts";
import { changes } from "./draft.ts";
import { draftOf } from "./draft-form.ts";

const { fields } = sampleKind;
const base = draftOf(fields, sampleRecord);
const [first, second, third] = sampleRecord.members;

test("changes are named by path, pairs in each language, lists as a whole where rows moved", () => {
  expect(changes(fields, sampleRecord, base)).toEqual([]);
  expect(changes(fields, base, { ...base, seats: 21, title: { en: "Chess", mr: "बुद्धिबळ मंडळ" } })).toEqual([
    "title.en",
    "seats",
  ]);
  const renamed = [first, { name: { en: "Ravi", mr: "रवि" } }, third];
  expect(changes(fields, base, { ...base, members: renamed })).toEqual(["members.1.name.mr"]);
  expect(changes(fields, base, { ...base, members: [second, first, third] })).toEqual(["members"]);
  expect(changes(fields, base, { ...base, members: [second, third] })).toEqual(["members"]);
});
