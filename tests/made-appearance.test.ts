import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { colours } from "#app/cms/content/appearance.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
import { logoOf } from "#app/ui/appearance/look.ts";
import { contentCopy } from "./help/content-copy.ts";
import { documentText } from "./help/document-text.ts";
import { openMade } from "./help/made-content.ts";
import { colour } from "./help/upload-files.ts";

const sample = "tests/content";
const uploaded = "files/0123456789abcdef01234567-600x300";
const feeSheet = "/documents/fee-structure-en.pdf";

/** A wide picture, as the office keeps it. */
const picture = await colour(600, 300, "#cc0000").webp().toBuffer();

const lookWith = (appearance: object) =>
  lookOf(publicRecords().withDraft({ kind: "appearance", slug: "appearance", record: appearance, reader: "en" }));

/** The colour of a pixel: red, green and blue. */
async function pixelOf(bytes: Buffer | undefined, left: number, top: number): Promise<number[]> {
  const extracted = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return [...(await extracted.toBuffer())];
}

test("a logo of the office becomes the icon and the share picture, whole and on white", async () => {
  const { bytesAt, publish } = await openMade(sample, undefined, { documents: () => [], picture });
  const [icon, share] = [await bytesAt("/icon-192.png"), await bytesAt("/share.jpg")];
  publish("appearance", { colour: "green", logo: uploaded });
  const made = await bytesAt("/icon-192.png");
  expect(await sharp(made).metadata()).toMatchObject({ format: "png", width: 192, height: 192 });
  expect(await pixelOf(made, 96, 30)).toEqual([255, 255, 255]);
  const [red = 0, green = 255] = await pixelOf(made, 96, 96);
  expect([red > 190, green < 20]).toEqual([true, true]);
  const shared = await bytesAt("/share.jpg");
  expect(await sharp(shared).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(await pixelOf(shared, 10, 315)).toEqual([255, 255, 255]);
  const [sharedRed = 0, sharedGreen = 255] = await pixelOf(shared, 600, 315);
  expect([sharedRed > 190, sharedGreen < 30]).toEqual([true, true]);
  expect((await bytesAt("/favicon.ico"))?.subarray(22)).toEqual(await bytesAt("/icon-48.png"));
  publish("appearance", { colour: "green" });
  expect(await bytesAt("/icon-192.png")).toEqual(icon);
  expect(await bytesAt("/share.jpg")).toEqual(share);
});

test("a chosen share picture is cropped to the size that is shared", async () => {
  const { bytesAt, publish } = await openMade(sample, undefined, { documents: () => [], picture });
  publish("appearance", { colour: "green", share: uploaded });
  const made = await bytesAt("/share.jpg");
  expect(await sharp(made).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const [red = 0, green = 255] = await pixelOf(made, 2, 2);
  expect([red > 190, green < 30]).toEqual([true, true]);
});

test.each([
  ["a PNG", true],
  ["missing", false],
])("a content folder whose logo is %s has its PDFs, and pages without the drawing", async (_, hasLogo) => {
  const folder = contentCopy(onTestFinished);
  rmSync(join(folder, "media/site/logo.svg"));
  if (hasLogo) writeFileSync(join(folder, "media/site/logo.png"), await colour(500, 500).png().toBuffer());
  const { bytesAt } = await openMade(folder);
  const logo = logoOf(lookWith({ colour: "green" }));
  expect(logo?.isDrawing).toBe(hasLogo ? false : undefined);
  if (logo) expect((await sharp(await bytesAt(logo.src)).metadata()).width).toBe(320);
  expect((await bytesAt("/documents/prospectus-en.pdf"))?.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the drawn logo and icon are in the main colour, and the logo still draws itself", async () => {
  const { bytesAt, publish } = await openMade(sample, undefined, { documents: () => [] });
  expect(logoOf(lookWith({ colour: "green" }))).toMatchObject({ src: "/logo.svg", splash: "/splash.svg" });
  const { src = "", splash = "" } = logoOf(lookWith({ colour: "maroon" })) ?? {};
  const plain = (await bytesAt("/logo.svg"))?.toString() ?? "";
  expect((await bytesAt(src))?.toString()).toBe(plain.replaceAll(colours.green, colours.maroon));
  expect((await bytesAt(splash))?.toString()).toMatch(/@keyframes line.*#8a2440/s);
  publish("appearance", { colour: "maroon" });
  const [red = 0, green = 255] = await pixelOf(await bytesAt("/icon-192.png"), 4, 4);
  expect([red > 130, green < 50]).toEqual([true, true]);
});

test("each main colour has a style sheet that its pages name, and the usual one has none", async () => {
  const { bytesAt } = await openMade(sample, undefined, { documents: () => [] });
  expect(lookWith({ colour: "green" }).sheet).toBeUndefined();
  for (const name of Object.keys(colours).slice(1)) {
    const text = (await bytesAt(lookWith({ colour: name }).sheet ?? ""))?.toString() ?? "";
    expect(text).toContain(`--color-green:${colours[name as keyof typeof colours]}`);
    // As much in the dark theme as in the other, so that no bright colour is left there.
    const [light, , dark] = text.split("@media").map((part) => part.match(/--color-[\w-]+/g));
    expect(dark).toEqual(light);
  }
  expect(await bytesAt("/colours/maroon-00000000.css")).toBeUndefined();
});

test("a PDF is set in the main colour and with the office's logo, and its text can be read as before", async () => {
  const { bytesAt, publish } = await openMade(sample, undefined, { picture });
  const before = await bytesAt(feeSheet);
  publish("appearance", { colour: "maroon", logo: uploaded });
  const after = await bytesAt(feeSheet);
  expect(after).not.toEqual(before);
  const textOf = async (bytes: Buffer | undefined) => (await documentText(new Uint8Array(bytes ?? Buffer.of()))).read;
  expect(await textOf(after)).toBe(await textOf(before));
  publish("appearance", { colour: "green" });
  expect(await bytesAt(feeSheet)).toEqual(before);
});
