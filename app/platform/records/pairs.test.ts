import { expect, test } from "vitest";
import { sampleKind, sampleRecord } from "../../../tests/help/sample-kind.ts";
import { confirmedAfter, pairStates } from "./pairs.ts";

const { fields } = sampleKind;
const confirmed = confirmedAfter(fields, sampleRecord, {});
const title = { en: "Chess club", mr: "बुद्धिबळ" };

test("a pair says which language is missing or has changed since both said the same", () => {
  const members = [{ name: { en: "Asha" } }];
  expect(pairStates(fields, { ...sampleRecord, title, members }, confirmed)).toEqual({
    title: { state: "changed", locale: "mr", was: "बुद्धिबळ मंडळ" },
    "members.0.name": { state: "missing", locale: "mr" },
  });
});

test("a pair is confirmed when both languages changed, or when the form says it is still right", () => {
  const data = { ...sampleRecord, title };
  expect(confirmedAfter(fields, data, confirmed).title).toEqual(sampleRecord.title);
  expect(confirmedAfter(fields, data, confirmed, ["title"]).title).toEqual(title);
  const both = { en: "Chess", mr: "बुद्धिबळ" };
  expect(confirmedAfter(fields, { ...data, title: both }, confirmed).title).toEqual(both);
});

test("rows that moved stay confirmed", () => {
  const members = sampleRecord.members.toReversed();
  const states = Object.values(pairStates(fields, { ...sampleRecord, members }, confirmed));
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["both"]));
});
