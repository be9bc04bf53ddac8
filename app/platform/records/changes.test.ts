import { expect, test } from "vitest";
import { sampleKind, sampleRecord } from "../../../tests/help/sample-kind.ts";
import { changes, merge } from "./changes.ts";
import { draftOf } from "./draft.ts";

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

test("fields that only one person touched merge by themselves, others keep mine", () => {
  const theirs = { ...base, title: { en: "Chess club", mr: "बुद्धिबळ" }, seats: 30, contact: { email: "a@example.org" } };
  const mine = { ...base, title: { en: "Chess", mr: "बुद्धिबळ मंडळ" }, seats: 40 };
  const { data, conflicts } = merge(fields, base, theirs, mine);
  expect(data).toEqual({
    ...base,
    title: { en: "Chess", mr: "बुद्धिबळ" },
    seats: 40,
    contact: { email: "a@example.org" },
  });
  expect(conflicts).toEqual(["seats"]);
});

test("a row changed by one and a list changed by the other is a conflict of the list", () => {
  const theirs = { ...base, members: [second ?? {}, third ?? {}] };
  const mine = { ...base, members: [{ name: { en: "Aasha", mr: "आशा" } }, second ?? {}, third ?? {}] };
  expect(merge(fields, base, theirs, mine)).toEqual({ data: mine, conflicts: ["members"] });
});
