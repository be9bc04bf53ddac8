import { expect, test } from "vitest";
import { largestPixels, requirePdf, requirePicture } from "#app/cms/content/media.ts";
import { picture } from "#app/cms/content/text.ts";
import { fileIdsIn, fileName, readFileName } from "./file-name.ts";

const id = "0123456789abcdef01234567";
const photo = { id, type: "image", width: 1600, height: 1067 } as const;
const order = { id, type: "pdf", pages: 3, bytes: 120_400 } as const;

test("a name says what a page needs to show the file", () => {
  expect(fileName({ ...photo, id: `${id}${"0".repeat(40)}` })).toBe(`files/${id}-1600x1067`);
  expect(readFileName(fileName(photo))).toEqual(photo);
  expect(readFileName(fileName(order))).toEqual(order);
  expect(picture.safeParse(fileName(photo)).success).toBe(true);
});

test.each(["events/cricket", `files/${id}`, `files/${id}-1600x`, `files/${id}-3p`, `files/${id}-1x1/x`, ""])(
  "%j is no name of an office file",
  (name) => expect(readFileName(name)).toBeUndefined(),
);

test("pages find its addresses without asking the store", () => {
  const address = `/files/${id}`;
  expect(requirePicture(fileName(photo))).toMatchObject({
    address,
    widths: [480, 960, 1600],
    width: 1600,
    height: 1067,
  });
  expect(requirePicture(fileName({ ...photo, width: 1000 })).widths).toEqual([480, 1000]);
  expect(largestPixels(fileName(photo))).toBe(`${address}-1600.webp`);
  expect(requirePdf(fileName(order), "mr")).toEqual({ address: `${address}.pdf`, pages: 3, bytes: 120_400 });
});

test("the files in a record are found, each once, however deep they are", () => {
  const record = { picture: fileName(photo), more: [{ paper: fileName(order) }], text: `files/${id}-1x1 in a text` };
  expect(fileIdsIn(JSON.stringify(record))).toEqual([id]);
});
