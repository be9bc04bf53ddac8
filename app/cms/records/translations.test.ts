import { expect, test } from "vitest";
import { sampleKind, sampleRecord } from "../../../tests/help/sample-kind.ts";
import { applySuggestion, confirmedPaths, pairStates } from "./translations.ts";

test("a pair says which language is missing or is to be looked at again", () => {
  const data = { ...sampleRecord, members: [{ name: { en: "Asha" } }] };
  const stale = { title: { locale: "mr", was: { en: "Chess", mr: "बुद्धिबळ मंडळ" } } } as const;
  expect(pairStates(sampleKind.fields, data, stale)).toEqual({
    title: { state: "changed", locale: "mr", was: "Chess" },
    "members.0.name": { state: "missing", locale: "mr" },
  });
});

test("a form's ticks and the suggestion that a button takes are read from its values", () => {
  const values = { "title.mr": "", "suggested:title.mr": "सभा", "still:about": "on" };
  expect(confirmedPaths(values)).toEqual(["about"]);
  expect(applySuggestion(values, "take:title.mr")).toMatchObject({ "title.mr": "सभा" });
  expect(applySuggestion(values, "take:about.mr")).toBe(undefined);
});
