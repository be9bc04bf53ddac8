import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { UploadKind } from "#app/lib/db/tables.ts";
import { bytesOf, colour, foreign, noise, packedZeros, pngOfSize, pngPart } from "../../../tests/help/upload-files.ts";
import { refusedUpload, type SanitizedFile } from "./file-kinds.ts";
import { sanitizePicture } from "./picture.server.ts";

/** What the process that sanitizes files answers (child-process.ts). */
const answerTo = (kind: UploadKind, bytes: Uint8Array) =>
  sanitizePicture({ kind, bytes }).catch(() => refusedUpload("fileBroken"));

/** Takes back that this process reads only the kinds of pictures that are taken. */
const readAllKinds = () => sharp.unblock({ operation: ["VipsForeignLoad"] });
afterAll(readAllKinds);

/** A picture that is taken, sanitized. */
async function sanitized(kind: UploadKind, bytes: Uint8Array): Promise<SanitizedFile> {
  const answer = await answerTo(kind, bytes);
  if (!answer.ok) throw new Error(`It was refused: ${answer.reason}.`);
  return answer.file;
}

/** The colour of a picture at a place, red, green and blue from 0 to 255. */
async function colourAt(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const place = { left, top, width: 1, height: 1 };
  return [...(await sharp(picture).extract(place).removeAlpha().raw().toBuffer())];
}

const isNear = (colour: number[], wanted: number[]) =>
  colour.every((part, at) => Math.abs(part - (wanted[at] as number)) < 12);

/** Red on the left, blue on the right: 60 x 40. */
const twoColours = () =>
  colour(60, 40, "#ff0000").composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: "#0000ff" } }, left: 30, top: 0 },
  ]);

describe("a picture", () => {
  test.each(["jpeg", "png", "webp"] as const)("in %s becomes a WebP", async (format) => {
    const file = await sanitized("photo", await colour(300, 200).toFormat(format).toBuffer());
    expect(file).toMatchObject({ type: "image/webp", width: 300, height: 200 });
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "webp", width: 300, height: 200 });
  });

  test.each<[UploadKind, number, number, number, number]>([
    ["photo", 1000, 500, 640, 320],
    ["photo", 500, 1000, 320, 640],
    ["photo", 640, 640, 640, 640],
    ["photo", 100, 50, 100, 50],
    ["resume", 3000, 3000, 2000, 2000],
    ["resume", 1000, 5600, 500, 2800],
    ["resume", 800, 600, 800, 600],
  ])("for a %s, of %i x %i pixels, comes back with %i x %i", async (kind, width, height, newWidth, newHeight) => {
    const file = await sanitized(kind, await colour(width, height).png().toBuffer());
    expect([file.width, file.height]).toEqual([newWidth, newHeight]);
  });

  test("turned by its camera stands upright, and says nothing of where it was taken", async () => {
    const taken = await twoColours()
      .withExif({
        IFD0: { Make: "Camera of Asha", Artist: "Asha" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "18/1 31/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "73/1 51/1 0/1",
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Pune</place></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect(before).toMatchObject({ orientation: 6, exif: expect.anything(), xmp: expect.anything() });

    const file = await sanitized("photo", taken);
    expect([file.width, file.height]).toEqual([40, 60]);
    expect(isNear(await colourAt(file.bytes, 20, 8), [255, 0, 0])).toBe(true);
    expect(isNear(await colourAt(file.bytes, 20, 52), [0, 0, 255])).toBe(true);
    const after = await sharp(file.bytes).metadata();
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(file.bytes).toString("latin1")).not.toMatch(/Asha|Pune|GPS|Exif/);
  });

  test("with another profile keeps its colours, and loses the profile", async () => {
    const p3 = await colour(40, 40, "#00ff00").withIccProfile("p3").png().toBuffer();
    // In P3's own figures this green is another one, so it is seen whether the profile was heeded.
    const { data } = await sharp(p3, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
    expect(isNear([...data.subarray(0, 3)], [0, 255, 0])).toBe(false);
    const file = await sanitized("photo", p3);
    expect(isNear(await colourAt(file.bytes, 20, 20), [0, 255, 0])).toBe(true);
    expect((await sharp(file.bytes).metadata()).icc).toBeUndefined();
  });

  test("in print colours is taken", async () => {
    const file = await sanitized("photo", await colour(40, 40, "#ff0000").toColourspace("cmyk").jpeg().toBuffer());
    expect((await sharp(file.bytes).metadata()).space).toBe("srgb");
  });

  test("that one can see through stays so", async () => {
    const glass = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect((await sharp((await sanitized("photo", await glass.png().toBuffer())).bytes).metadata()).hasAlpha).toBe(
      true,
    );
  });

  test("that moves comes back with its first frame alone", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) => colour(40, 40, background).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const file = await sanitized("photo", moving);
    expect((await sharp(file.bytes).metadata()).pages).toBeUndefined();
    expect(isNear(await colourAt(file.bytes, 20, 20), [255, 0, 0])).toBe(true);
  });

  test("with something else behind its end comes back without it", async () => {
    const [jpeg, png, webp] = await Promise.all([
      colour(30, 20).jpeg().toBuffer(),
      colour(30, 20).png().toBuffer(),
      colour(30, 20).webp().toBuffer(),
    ]);
    for (const picture of [jpeg, png, webp])
      for (const behind of [foreign.zip, foreign.html]) {
        const file = await sanitized("photo", Buffer.concat([picture, behind]));
        expect(file).toMatchObject({ width: 30, height: 20 });
        expect(Buffer.from(file.bytes).toString("latin1")).not.toMatch(/PK|evil|script/);
      }
  });

  test("with a page in its comment comes back without it", async () => {
    const jpeg = await colour(30, 20).jpeg().toBuffer();
    const length = Buffer.from([0, foreign.html.length + 2]);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, foreign.html]);
    const file = await sanitized("photo", Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
    expect(Buffer.from(file.bytes).toString("latin1")).not.toMatch(/evil|script/);
  });
});

describe("a broken picture", () => {
  test.each(["jpeg", "png", "webp"] as const)("in %s, cut off anywhere, is refused", async (format) => {
    const whole = await noise(200, 150).toFormat(format).toBuffer();
    for (const part of [0.02, 0.5, 0.99])
      expect(await answerTo("photo", whole.subarray(0, whole.length * part))).toEqual(refusedUpload("fileBroken"));
  });

  test("of the kind that Samsung's cameras write is taken", async () => {
    const jpeg = await colour(30, 20).jpeg().toBuffer();
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    // Where the scan says which part of the picture it has ("Invalid SOS parameters for sequential JPEG").
    jpeg[scan + jpeg.readUInt16BE(scan + 2)] = 0;
    await expect(sharp(jpeg).raw().toBuffer()).rejects.toThrow("SOS");
    expect(await sanitized("photo", jpeg)).toMatchObject({ width: 30, height: 20 });
  });
});

describe("a picture's size", () => {
  test("of a phone's 50 megapixels is taken", async () => {
    expect(await sanitized("photo", await colour(8192, 6144).jpeg().toBuffer())).toMatchObject({
      width: 640,
      height: 480,
    });
  });

  test.each([
    ["one pixel wide and 60 million high", pngOfSize(1, 60_000_000)],
    ["one pixel high and 20,001 wide", pngOfSize(20_001, 1)],
    ["of 4,500 x 4,500 pixels with 16 bits a colour", pngOfSize(4500, 4500, { depth: 16 })],
    [
      "of 3,000 x 3,000 pixels with 16 bits a colour, interlaced",
      pngOfSize(3000, 3000, { depth: 16, isInterlaced: true }),
    ],
  ])("%s is refused before it is read", async (_, bytes) => {
    expect(await answerTo("photo", bytes)).toEqual(refusedUpload("filePixels"));
  });

  test("of 20,000 x 20,000 pixels is refused, though the file is small, and before it is read", async () => {
    const bomb = pngOfSize(20_000, 20_000);
    expect(bomb.length).toBeLessThan(1000);
    const before = process.memoryUsage().rss;
    // Read to its end, this one would be broken.
    expect(await answerTo("photo", bomb)).toEqual(refusedUpload("filePixels"));
    expect(await answerTo("resume", bomb)).toEqual(refusedUpload("filePixels"));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test("may be less where all of it must lie in memory at once", async () => {
    expect(await answerTo("photo", pngOfSize(6000, 5000, { isInterlaced: true }))).toEqual(refusedUpload("filePixels"));
    expect(await answerTo("photo", pngOfSize(6000, 5000))).toEqual(refusedUpload("fileBroken"));
    expect(await sanitized("photo", await colour(3000, 2000).jpeg({ progressive: true }).toBuffer())).toMatchObject({
      width: 640,
    });
  });

  test("with a note that would unpack to gigabytes is taken, without the note", async () => {
    const png = await colour(30, 20).png().toBuffer();
    const note = pngPart("zTXt", Buffer.concat([bytesOf("Comment\0\0"), packedZeros(2000)]));
    // Behind the signature and the head.
    const bomb = Buffer.concat([png.subarray(0, 33), note, png.subarray(33)]);
    expect((await sanitized("photo", bomb)).bytes.length).toBeLessThan(1000);
  });
});

test("a picture of a kind that is not taken is read by nothing, even where it comes so far", async () => {
  const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const made = await Promise.all(
    (["gif", "tiff", "avif"] as const).map((format) => colour(9, 9).toFormat(format).toBuffer()),
  );
  readAllKinds();
  for (const bytes of [svg, ...made]) expect((await sharp(bytes).metadata()).width).toBe(9);
  // Loaded again, it has this process read no other kinds either.
  vi.resetModules();
  const { sanitizePicture } = await import("./picture.server.ts");
  for (const bytes of [svg, ...made])
    await expect(sanitizePicture({ kind: "photo", bytes })).rejects.toThrow("unsupported image format");
});
