import { expect, test } from "vitest";
import { noPicture } from "#app/cms/content/media.ts";
import { culturalEventKind, sportsEventKind } from "#app/site/events/event.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import type { DraftData } from "./draft.ts";
import type { RecordKind } from "./kind.ts";
import { withoutGeneratedTexts, withPictureTexts } from "./picture-texts.ts";

const [event, sport, notice] = [culturalEventKind, sportsEventKind, noticeKind] as RecordKind[] as [
  RecordKind,
  RecordKind,
  RecordKind,
];
const title = { en: "World AIDS Day rally", mr: "जागतिक एड्स दिन रॅली" };
const [a, b, c] = ["a", "b", "c"].map((digit) => `files/${digit.repeat(24)}-1600x1067`) as [string, string, string];
const rows = (...pictures: string[]) => pictures.map((picture) => ({ picture }));
const filled = (data: object, before?: object, kind = event) =>
  withPictureTexts(kind, data as DraftData, before as DraftData).data;
const numbered = (number: number) => ({
  en: `${title.en}, photo ${number}`,
  mr: `${title.mr}, फोटो ${"०१२३"[number]}`,
});

test("each photo of an event gets its title and number in both languages, and the first is the main one", () => {
  expect(filled({ title, pictures: rows(a, b) })).toEqual({
    title,
    picture: a,
    alt: numbered(1),
    pictures: [
      { picture: a, alt: numbered(1) },
      { picture: b, alt: numbered(2) },
    ],
  });
});

test("while the title is in one language only, so are the descriptions, and the other follows", () => {
  const first = filled({ title: { mr: title.mr }, pictures: rows(a) });
  expect(first.alt).toEqual({ mr: numbered(1).mr });
  expect(filled({ ...first, title }, first).alt).toEqual(numbered(1));
  expect(filled({ pictures: rows(a) })).toEqual({ picture: a, alt: {}, pictures: rows(a) });
});

test("what somebody wrote stays, in each language, also when the title changes", () => {
  const own = { en: "Students with a banner" };
  const before = filled({ title, picture: b, alt: own, pictures: [{ picture: a, alt: own }] });
  expect(before).toMatchObject({ picture: b, alt: own, pictures: [{ alt: { ...own, mr: numbered(1).mr } }] });
  const after = filled({ ...before, title: { en: "Rally", mr: "फेरी" } }, before);
  expect(after).toMatchObject({
    alt: { en: own.en, mr: "फेरी" },
    pictures: [{ alt: { en: own.en, mr: "फेरी, फोटो १" } }],
  });
});

test("after rows are moved or removed, numbers and the main photo follow, unless another was chosen", () => {
  const before = filled({ title, pictures: rows(a, b, c) }) as { pictures: DraftData[] };
  const [first, second, third] = before.pictures as [DraftData, DraftData, DraftData];
  const moved = filled({ ...before, pictures: [third, second] }, before);
  expect(moved).toMatchObject({ picture: c, alt: numbered(1), pictures: [{ alt: numbered(1) }, { alt: numbered(2) }] });
  const chosen = { ...before, picture: b };
  expect(filled({ ...chosen, pictures: [third, second, first] }, chosen)).toMatchObject({
    picture: b,
    alt: numbered(2),
  });
});

test("an event without a picture gets its first photo as the main one once there is one, and not against a choice", () => {
  const before = filled({ title, picture: noPicture });
  expect(filled({ ...before, pictures: rows(a) }, before)).toMatchObject({ picture: a, alt: numbered(1) });
  const withSheet = filled({ title, picture: noPicture, pictures: rows(a) });
  expect(withSheet.picture).toBe(noPicture);
  expect(filled({ ...withSheet, pictures: rows(a, b) }, withSheet).picture).toBe(noPicture);
});

test("a sports event's only picture is described by its title, and other kinds are left alone", () => {
  expect(filled({ title, picture: a }, {}, sport).alt).toEqual(title);
  expect(filled({ text: title, picture: { picture: a } }, {}, notice)).toEqual({
    text: title,
    picture: { picture: a },
  });
});

test("a description is short, however long the title is", () => {
  const long = { en: "word ".repeat(200), mr: "शब्द ".repeat(200) };
  const made = filled({ title: long, pictures: rows(a) }) as { alt: { en: string; mr: string } };
  expect(made.alt.en.length).toBeLessThan(90);
  expect(filled(made, made), "and the same again").toEqual(made);
});

test("of a missing title it is said once that it is missing, not at each photo", () => {
  const missing = ["title.en", "alt.en", "pictures.0.alt.en", "time.en"];
  const problems = missing.map((path) => ({ path, code: "language", locale: "en" }) as const);
  expect(withoutGeneratedTexts(event, problems).map(({ path }) => path)).toEqual(["title.en", "time.en"]);
  const ofPicture = ["picture", "alt"].map((path) => ({ path, code: "missing" }) as const);
  expect(withoutGeneratedTexts(event, ofPicture).map(({ path }) => path)).toEqual(["picture"]);
});
