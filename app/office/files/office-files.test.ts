import { expect, test } from "vitest";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { culturalEventKind } from "#app/site/events/event.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { pageKind } from "#app/site/pages/page-kind.ts";
import { selectFile } from "./office-files.ts";

const [notice, event] = [noticeKind as RecordKind, culturalEventKind as RecordKind];
const pictureNamed = (digit: string) => `files/${digit.repeat(24)}-1600x1067`;
const [photo, other, third] = ["a", "b", "c"].map(pictureNamed) as [string, string, string];
const pdf = `files/${"d".repeat(24)}-3p-120400b`;
const alt = { en: "A rally", mr: "फेरी" };

test("a file is chosen in a field that is empty, also in a group that was not filled in", () => {
  expect(selectFile(notice, { on: "2026-11-24" }, { at: "file", was: "", name: pdf })).toEqual({
    on: "2026-11-24",
    file: pdf,
  });
  expect(selectFile(notice, {}, { at: "picture.picture", was: "", name: photo })).toEqual({
    picture: { picture: photo },
  });
});

test("a file takes the place of what the field had, and not of what somebody chose in the meantime", () => {
  const put = (was: string) => selectFile(notice, { file: "circulars/old" }, { at: "file", was, name: pdf });
  expect(put("circulars/old")).toEqual({ file: pdf });
  expect(put("")).toBe("changed");
});

test("a field takes files of its type alone, and what is no field takes none", () => {
  expect(selectFile(notice, {}, { at: "file", was: "", name: photo })).toBe("takesPdf");
  expect(selectFile(notice, {}, { at: "picture.picture", was: "", name: pdf })).toBe("takesPicture");
  for (const at of ["text.en", "__proto__", "constructor.name", "pictures.0.picture", "file.0"])
    expect(selectFile(notice, {}, { at, was: "", name: pdf }), at).toBe("gone");
});

test("several pictures get a row each, once, and the first takes its place in the row that asked for it", () => {
  const at = "pictures.0.picture";
  let data: object = { pictures: [{ picture: "events/old", alt }] };
  for (const name of [photo, other, photo, third])
    data = selectFile(event, data as never, { at, was: "events/old", name }) as object;
  expect(data).toEqual({ pictures: [{ picture: photo, alt }, { picture: other }, { picture: third }] });
});

test("a list whose row is gone gets the picture at its end, until it is full", () => {
  const at = "pictures.7.picture";
  expect(selectFile(event, {}, { at, was: "", name: photo })).toEqual({ pictures: [{ picture: photo }] });
  const full = { pictures: Array.from({ length: 100 }, () => ({ picture: other })) };
  expect(selectFile(event, full, { at, was: "", name: photo })).toBe("full");
});

test("a picture of a row with an id is chosen in that row, wherever it stands", () => {
  const draft = (picture?: string) => ({
    blocks: [
      { rowId: "b2", block: "paragraph" },
      { rowId: "b1", block: "scene", ...(picture && { picture }) },
    ],
  });
  const put = (at: string) => selectFile(pageKind as RecordKind, draft(), { at, was: "", name: photo });
  expect(put("blocks.b1.picture")).toEqual(draft(photo));
  expect(put("blocks.b9.picture")).toBe("gone");
});
