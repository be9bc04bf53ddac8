import { readFileSync } from "node:fs";
import decodeQr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { printedCode } from "#app/cms/check-codes/check-code.ts";
import { checkCodeOf } from "#app/cms/check-codes/record-code.server.ts";
import { typesetter } from "#app/pdf/made/maker/document.ts";
import { settings } from "#app/settings.server.ts";
import { checkableDocuments, wantedDocuments } from "#app/site/documents/documents.server.ts";
import { usualPalette } from "#app/ui/appearance/palette.server.ts";
import { documentText } from "./help/document-text.ts";
import { drawnPdf } from "./help/drawn-pdf.ts";
import { sample } from "./help/sample-records.ts";

const set = typesetter(readFileSync("tests/content/media/site/logo.svg", "utf8"), usualPalette.print);
const codes = new Map(checkableDocuments(sample).map((each) => [each.slug, checkCodeOf(each).code]));
const documents = wantedDocuments(sample).flatMap(({ id, locale, sheet }) => {
  const made = sheet();
  return made ? [{ slug: `${id}-${locale}`, made }] : [];
});

/** A grey photograph of the foot of a page, where readers point their phones: a little turned, blurred, dim and noisy. */
async function photographed(png: Buffer): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const { width: wide = 0, height: high = 0 } = await sharp(png).metadata();
  const foot = { left: 0, top: Math.round(high * 0.8), width: wide, height: Math.floor(high * 0.2) };
  const grey = await sharp(png).flatten({ background: "#fff" }).extract(foot).greyscale().blur(0.7).png().toBuffer();
  const turned = sharp(grey).rotate(3, { background: "#ddd" }).linear(0.6, 40);
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const noise = ((at * 2_654_435_761) % 17) - 8;
    pixels.fill((data[at * channels] ?? 0) + noise, at * 4, at * 4 + 3);
    pixels[at * 4 + 3] = 255;
  }
  return { data: pixels, width, height };
}

test("every document that the site makes has its code, and where to check it, at the foot of each page", {
  timeout: 60_000,
}, async () => {
  expect(documents.length).toBe(codes.size);
  expect(new Set(codes.values()).size).toBe(codes.size);
  const { host } = new URL(settings.siteUrl);
  for (const { slug, made } of documents) {
    const { pages } = await documentText(new Uint8Array((await set(made)).bytes));
    for (const page of pages) {
      expect(page, slug).toContain(printedCode(codes.get(slug) ?? ""));
      expect(page, slug).toContain(`${host}${slug.endsWith("-mr") ? "/mr" : ""}/check`);
    }
  }
});

test.each(["fee-structure-mr", "prospectus-en"])(
  "a grey photograph of each page of %s leads to its code",
  async (slug) => {
    const { made } = documents.find((each) => each.slug === slug) ?? {};
    if (!made) throw new Error(`There is no ${slug}.`);
    const { bytes, pages } = await set(made);
    for (let number = 1; number <= pages; number++) {
      const { data, width, height } = await photographed(await drawnPdf(new Uint8Array(bytes), number));
      expect(decodeQr(data, width, height)?.data).toBe(`${settings.siteUrl}/n/${codes.get(slug)}`);
    }
  },
  60_000,
);
