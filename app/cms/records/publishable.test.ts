import { expect, test } from "vitest";
import { contactsKind } from "#app/site/student-life/visit-kinds.ts";
import { sampleKind, sampleRecord } from "../../../tests/help/sample-kind.ts";
import { draftOf } from "./draft-form.ts";
import { publishable } from "./publishable.ts";

const draft = { ...draftOf(sampleKind.fields, sampleRecord) };
const problems = (changed: object, more = {}) => {
  const result = publishable(sampleKind, { ...draft, ...changed }, { slug: "chess", ...more });
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
};

test("empty rows and empty optional fields are left out", () => {
  const data = { ...draft, members: [{}, { name: { en: "A", mr: "अ" }, role: {} }], contact: { email: "" } };
  const result = publishable(sampleKind, data, { slug: "chess" });
  expect(result.ok && result.record).toEqual({ ...sampleRecord, members: [{ name: { en: "A", mr: "अ" } }] });
});

test("a row in which only something is ticked is not left out", () => {
  const result = publishable(contactsKind, { people: [{ whatsapp: true }] });
  expect(!result.ok && result.problems.map(({ path }) => path)).toContain("people.0.role");
});

test("what is in the way is named by its place in the form", () => {
  const members = [{}, { name: { en: "A" } }];
  expect(problems({ title: undefined, on: "soon", members })).toEqual([
    "title missing",
    "on wrong",
    "members.1.name.mr language",
  ]);
  expect(problems({ members: [] })).toEqual(["members few"]);
  expect(problems({ tags: ["a", "b", "c", "d"] })).toEqual(["tags many"]);
});

test("a fault that only the shape knows is named at the same place, though empty rows are left out", () => {
  const photos = [{}, { picture: "No such name", alt: { en: "A", mr: "अ" } }];
  expect(problems({ photos, seats: 61, contact: { email: "x", phone: "1" } })).toEqual([
    "seats wrong",
    "photos.1.picture wrong",
    "contact.email wrong",
    "contact.phone wrong",
  ]);
  const wrong = publishable(sampleKind, { ...draft, seats: 61 }, { slug: "chess" });
  expect(!wrong.ok && wrong.problems).toEqual([
    { path: "seats", code: "wrong", takes: { en: "a whole number from 1 to 60", mr: "१ ते ६० मधील पूर्ण संख्या" } },
  ]);
});

test("a whole missing language may follow, and then shows the other one", () => {
  const title = { mr: "सभा" };
  expect(problems({ title })).toEqual(["title.en language"]);
  expect(problems({ title }, { follows: "mr" })).toEqual(["title.en language"]);
  const result = publishable(sampleKind, { ...draft, title }, { slug: "chess", follows: "en" });
  expect(result.ok && result.record.title).toEqual({ en: "सभा", mr: "सभा" });
});
