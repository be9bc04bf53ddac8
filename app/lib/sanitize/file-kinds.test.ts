import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { bytesOf, colour, foreign, noise, onePage, pages } from "../../../tests/help/upload-files.ts";
import { refusedUpload } from "./file-kinds.ts";
import { checkPdf } from "./pdf-check.server.ts";
import { makeVersions } from "./picture.server.ts";
import { readOfficeFile } from "./upload.server.ts";

// Another test in this process may have loaded what reads only the kinds of pictures that are taken.
beforeAll(() => void sharp.unblock({ operation: ["VipsForeignLoad"] }));

/** What is made of a picture that is taken: the child process takes half a second longer, so one test has it. */
async function madeOf(bytes: Uint8Array, read = makeVersions) {
  const made = await read(bytes);
  if (!made.ok) throw new Error(`It was refused: ${made.reason}.`);
  return made;
}

test("a phone's photograph stands upright in each width, and says nothing of where it was taken", async () => {
  const taken = await colour(1200, 600, "#ff0000")
    .composite([
      { input: { create: { width: 600, height: 600, channels: 3, background: "#0000ff" } }, left: 600, top: 0 },
    ])
    .withExif({
      IFD0: { Make: "Camera of Asha" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "73/1 51/1 0/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Pune</place></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { versions, ...size } = await madeOf(taken, readOfficeFile.picture);
  expect(size).toEqual({ ok: true, type: "image", width: 600, height: 1200 });
  expect(Object.keys(versions)).toEqual(["480.avif", "480.webp", "600.avif", "600.webp"]);
  for (const [name, bytes] of Object.entries(versions)) {
    const { width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect([`${width}`, height]).toEqual([name.split(".")[0], 2 * (width as number)]);
    expect([exif, xmp, icc, orientation]).toEqual(Array(4).fill(undefined));
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Asha|Pune|GPS/);
    const top = await sharp(bytes).extract({ left: 100, top: 100, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect(top[0], "red is at the top").toBeGreaterThan(200);
  }
});

test("a picture is offered in 480, 960 and 1600 pixels, and never larger than it is", async () => {
  const widths = async (width: number) => {
    const { versions } = await madeOf(await colour(width, 60).png().toBuffer());
    return Object.keys(versions)
      .filter((name) => name.endsWith("webp"))
      .map((name) => Number.parseInt(name, 10));
  };
  expect(await widths(2400)).toEqual([480, 960, 1600]);
  expect(await widths(300)).toEqual([300]);
});

test.each(["jpeg", "png", "webp"] as const)("what is behind the end of a picture in %s is gone", async (format) => {
  const picture = await colour(300, 200).toFormat(format).toBuffer();
  const { versions } = await madeOf(Buffer.concat([picture, foreign.html, foreign.zip]));
  for (const bytes of Object.values(versions)) expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/evil|script/);
});

test("a picture that is cut off, or only begins as one, is broken", async () => {
  const whole = await noise(200, 150).jpeg().toBuffer();
  for (const bytes of [whole.subarray(0, whole.length / 2), bytesOf("\xff\xd8\xff<html><script>alert(1)</script>")])
    expect(await readOfficeFile.picture(bytes)).toEqual({ ok: false, reason: "fileBroken" });
});

test("a PDF of several pages is readable, and one of words is broken", async () => {
  expect(await readOfficeFile.pdf(pages(3))).toEqual({ ok: true, type: "pdf", pages: 3 });
  expect(await readOfficeFile.pdf(bytesOf("%PDF-1.7 and then words"))).toEqual({ ok: false, reason: "fileBroken" });
});

/** Checks a PDF in this process: what a child process answers, one PDF that is readable and one that is broken show. */
const pdf = (bytes: Uint8Array) => checkPdf(bytes).catch(() => refusedUpload("fileBroken"));

/** A PDF that asks for these passwords. */
async function locked(userPassword: string) {
  const file = await PDFDocument.load(onePage());
  file.encrypt({ userPassword, ownerPassword: "owner", permissions: { modifying: false } });
  return file.save();
}

test("a PDF is taken where it is locked against changes alone, not where it asks for a password", async () => {
  expect(await pdf(await locked(""))).toMatchObject({ ok: true, pages: 1 });
  expect(await pdf(await locked("secret"))).toEqual({ ok: false, reason: "fileLocked" });
});

test.each<[string, Uint8Array]>([
  ["is cut off", onePage().subarray(0, 500)],
  ["is no PDF at all", bytesOf("%PDF-1.7 and then words")],
  ["has an archive behind its end", Buffer.concat([onePage(), foreign.zip])],
  ["has a page behind its end", Buffer.concat([onePage(), foreign.html])],
])("a PDF that %s is broken", async (_, bytes) => {
  expect(await pdf(bytes)).toEqual({ ok: false, reason: "fileBroken" });
});
