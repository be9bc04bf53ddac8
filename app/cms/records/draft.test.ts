import { expect, test } from "vitest";
import { sampleKind, sampleRecord } from "../../../tests/help/sample-kind.ts";
import { longest, valueAt } from "./draft.ts";
import { changeRows, draftFrom, draftOf, formValues } from "./draft-form.ts";
import { publishable } from "./publishable.ts";

const { fields } = sampleKind;

test("a record comes back from its form as it was", () => {
  const { data } = draftFrom(fields, formValues(fields, sampleRecord));
  expect(publishable(sampleKind, data, { slug: "chess" })).toEqual({ ok: true, record: sampleRecord });
});

test("a draft keeps what is not valid as it was typed, and reads digits of either script", () => {
  const typed = {
    "title.mr": " सभा \u200b",
    "about.en": "a\r\nb",
    on: "२५/८/२०२६",
    seats: "about 20",
    "members.0": "",
  };
  expect(draftFrom(fields, typed).data).toEqual({
    title: { mr: "सभा" },
    about: { en: "a\nb" },
    on: "2026-08-25",
    seats: "about 20",
    isOpen: false,
    photos: [],
    members: [{}],
  });
  expect(draftFrom(fields, { seats: "२०", on: "31/02/2026" }).data).toMatchObject({ seats: 20, on: "31/02/2026" });
});

test("no form can blow up the store", () => {
  const rows = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`members.${at}.name.en`, "x"]));
  const hostile = {
    "__proto__.x": "1",
    "title.en": "x".repeat(90_000),
    [`title${".a".repeat(5_000)}`]: "x",
    "tags.9999": "x",
  };
  const { data, cut } = draftFrom(fields, { ...rows, ...hostile });
  expect(cut).toEqual(["title.en", "members"]);
  expect(JSON.stringify(data).length).toBeLessThan(10_000);
});

test("rows are added, removed and moved by the form's buttons, and nothing typed is lost", () => {
  const draft = draftOf(fields, sampleRecord);
  const names = (intent: string) =>
    [0, 1, 2, 3].map((at) => valueAt(changeRows(fields, draft, intent)?.data, `members.${at}.name.en`));
  expect(names("add:members")).toEqual(["Asha", "Ravi", "Meera", undefined]);
  expect(names("remove:members.1")).toEqual(["Asha", "Meera", undefined, undefined]);
  expect(names("up:members.2")).toEqual(["Asha", "Meera", "Ravi", undefined]);
  expect(names("down:members.2")).toEqual(["Asha", "Ravi", "Meera", undefined]);
  expect(changeRows(fields, draft, "down:members.0")?.path).toBe("members.1");
  for (const intent of ["publish", "remove:members.9", "add:title", "in:members.1", "up:members"])
    expect(changeRows(fields, draft, intent)).toBe(undefined);
});

test("a text that is too long is never cut within a sign", () => {
  const { data, cut } = draftFrom(fields, { "title.en": `${"a".repeat(longest.line - 1)}😀` });
  expect([valueAt(data, "title.en"), cut]).toEqual(["a".repeat(longest.line - 1), ["title.en"]]);
});
