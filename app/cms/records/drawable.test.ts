import { expect, test } from "vitest";
import { sampleKind, sampleRecord } from "../../../tests/help/sample-kind.ts";
import { drawable, gap } from "./drawable.ts";
import type { RecordKind } from "./kind.ts";

const kind = sampleKind as RecordKind;
const means = { today: "2026-11-22", picture: "documents/placeholder" };
const { id, ...complete } = sampleRecord;

test("a complete draft is drawn as it will be published", () => {
  expect(drawable(kind, complete, id, means)).toEqual(sampleRecord);
});

test("an incomplete draft is drawn with gaps, and without what may be missing", () => {
  const both = { en: gap("en"), mr: gap("mr") };
  expect(drawable(kind, {}, "chess", means)).toEqual({
    ...{ id: "chess", title: both, on: means.today, seats: 1, isOpen: false, photos: [], members: [] },
  });
  const draft = { ...complete, title: { mr: "मंडळ" }, on: "soon", photos: [{ alt: { en: "A board" } }] };
  expect(drawable(kind, draft, "chess", means)).toMatchObject({
    title: { mr: "मंडळ", en: gap("en") },
    on: means.today,
    photos: [{ picture: means.picture, alt: { en: "A board", mr: gap("mr") } }],
  });
});
