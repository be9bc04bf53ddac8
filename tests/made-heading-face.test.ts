import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "#app/records.server.ts";
import { headingFaceAddress, isInHeadingFace } from "#app/ui/appearance/heading-face.ts";
import { madeFolder, openMade } from "./help/made-content.ts";
import { testBuild } from "./help/test-build.ts";

const sample = testBuild.CONTENT_DIR;
/** Its first syllable is in no text of the sample. */
const newWord = "ठ्ठ्यूळ";

/** Opens what is made, without PDFs, which would take most of the time. */
const openFaces = (madeDir = madeFolder()) => openMade(sample, madeDir, { documents: () => [] });

test("pages use a face of the system until the heading face is made, and another start has it at once", async () => {
  const madeDir = madeFolder();
  const { made, bytesAt } = await openFaces(madeDir);
  expect(headingFaceAddress()).toBeUndefined();
  expect(isInHeadingFace("प्रवेश")).toBe(false);
  const before = made.changes.number();
  await made.makeAll();
  expect(made.changes.number()).toBeGreaterThan(before);
  expect(isInHeadingFace("प्रवेश सुरू")).toBe(true);
  const address = String(headingFaceAddress());
  expect((await bytesAt(address))?.subarray(0, 4).toString()).toBe("wOF2");
  await openFaces(madeDir);
  expect(headingFaceAddress()).toBe(address);
});

test("a word that is published gets its syllables into the face; the old face stays for pages that name it", async () => {
  const { made, madeDir, publish, bytesAt } = await openFaces();
  await made.makeAll();
  const old = String(headingFaceAddress());
  const { institute } = readContent(sample);
  publish("institute", { ...institute, motto: { ...institute.motto, mr: newWord } });
  expect(isInHeadingFace(newWord)).toBe(false);
  await made.makeAll();
  const address = String(headingFaceAddress());
  expect(address).not.toBe(old);
  for (const each of [old, address]) expect(await bytesAt(each)).toBeDefined();
  const faces = readdirSync(join(madeDir, "fonts"));
  await made.makeAll();
  expect(readdirSync(join(madeDir, "fonts")), "what is drawn is not made again").toEqual(faces);
});

test("a second word that is published leaves the first one in the face", async () => {
  const { made, publish } = await openFaces();
  const { institute } = readContent(sample);
  const show = async (mr: string) => {
    publish("institute", { ...institute, motto: { ...institute.motto, mr } });
    await made.makeAll();
  };
  await show(newWord);
  expect(isInHeadingFace(newWord)).toBe(true);
  await show(`${newWord} ड्ढ्योळ`);
  expect([newWord, "ड्ढ्योळ"].map(isInHeadingFace)).toEqual([true, true]);

  // A word that was taken off and comes back gets into the face again.
  await show("ड्ध्यूळ");
  expect(isInHeadingFace(newWord)).toBe(false);
  await show(newWord);
  expect(isInHeadingFace(newWord)).toBe(true);
});

test("there is no face that was not made", async () => {
  const { madeDir, bytesAt } = await openFaces();
  for (const path of ["/fonts/0123456789abcdef.woff2", "/fonts/../media.woff2", "/fonts/.woff2"])
    expect(await bytesAt(path)).toBeUndefined();
  expect(existsSync(join(madeDir, "fonts"))).toBe(false);
  rmSync(madeDir, { recursive: true });
});
