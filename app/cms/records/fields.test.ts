import { expect, test } from "vitest";
import { z } from "zod";
import { officePdf, rupees } from "#app/cms/content/text.ts";
import { post } from "#app/site/committees/committee.ts";
import { sampleKind } from "../../../tests/help/sample-kind.ts";
import { everyField, fieldAt, recordFieldsOf } from "./fields.ts";
import { defineKind } from "./kind.ts";

test("the fields of a form come from the shape, without the record's own id", () => {
  const found = [...everyField(sampleKind.fields)].map(
    ({ path, type, isOptional }) => `${path} ${type}${isOptional ? "?" : ""}`,
  );
  expect(found).toEqual([
    "title pair",
    "about pair?",
    "on day",
    "seats number",
    "isOpen yesNo",
    "sort choice?",
    "photos list",
    "photos.picture picture",
    "photos.alt pair",
    "members list",
    "members.name pair",
    "members.role pair?",
    "contact group?",
    "contact.email email",
    "contact.phone phone",
    "tags list?",
    "tags text",
  ]);
});

test("a field is of rupees by its shape, also with a limit", () => {
  const shape = z.strictObject({ fare: rupees, fee: rupees.max(100).optional(), seats: z.int() });
  expect(recordFieldsOf(shape).map((field) => field.type === "number" && field.isRupees)).toEqual([true, true, false]);
});

test("a PDF of the office is chosen from a list, by its shape", () => {
  expect(recordFieldsOf(z.strictObject({ order: officePdf.optional() })).map(({ type }) => type)).toEqual(["file"]);
});

test("a tree is a list within itself, and a path leads to a field of any level", () => {
  const fields = recordFieldsOf(post);
  expect(fieldAt(fields, "reports")).toMatchObject({ type: "list", isTree: true });
  expect(fieldAt(fields, "reports.0.reports.12.holder.mr")).toMatchObject({ type: "pair", name: "holder" });
  for (const path of ["reports.x.title", "title.de", "reports.0.__proto__", ""])
    expect(fieldAt(fields, path)).toBe(undefined);
});

test("a shape without a form, and a word that is missing, are met when the kind is declared", () => {
  const declared = (shape: z.ZodType) => () => defineKind({ ...sampleKind, shape, columns: [] });
  expect(declared(z.strictObject({ when: z.map(z.string(), z.string()) }))).toThrow(/clubs: no form for "when": map/);
  expect(declared(z.strictObject({ fee: z.int() }))).toThrow(/clubs has no label for "fee" in en/);
});

test("a statutory kind that the office could publish, or in one language, is refused when it is declared", () => {
  const declared = (change: object) => () => defineKind({ ...sampleKind, isStatutory: true, ...change });
  expect(declared({ publishedBy: "principal", mayFollow: false })).not.toThrow();
  expect(declared({ publishedBy: "office" })).toThrow(/clubs is statutory/);
  expect(declared({ publishedBy: "principal", mayFollow: true })).toThrow(/clubs is statutory/);
});
