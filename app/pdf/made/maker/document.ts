import { readFileSync } from "node:fs";
import sharp from "sharp";
import { ContentError } from "#app/lib/content-error.ts";
import { writeWhole } from "#app/lib/write-whole.ts";
import { type DocumentJob, type PdfFacts, readMedia, type TypesetSource } from "#app/pdf/made/jobs.ts";
import type { Sheet } from "#app/pdf/made/sheet.ts";
import type { PrintColours } from "#app/ui/appearance/look.ts";
import { logoDrawing, openTypst, type Pdf } from "./typst.ts";

/** Pixels of the AVIF: sharp enough at 160 CSS pixels, about 5 KB. */
const width = 256;
/** Pixels of the WebP: sharp enough for thumbnails on a phone, about 1 KB. */
const smallWidth = 104;

interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(type: "image/png"): Buffer } };
}

async function draw(bytes: Buffer): Promise<Buffer> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // A copy, because the reader detaches its input. Without disableFontFace, letters are drawn as boxes.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const page = await pdf.getPage(1);
    const viewport = page.getViewport({ scale: (3 * width) / page.getViewport({ scale: 1 }).width });
    const { canvas } = (pdf.canvasFactory as CanvasFactory).create(
      Math.round(viewport.width),
      Math.round(viewport.height),
    );
    await page.render({ canvas, viewport }).promise;
    return canvas.toBuffer("image/png");
  } finally {
    await task.destroy();
  }
}

/** The smaller WebP is for phones and for browsers without AVIF. */
export async function firstPage(bytes: Buffer): Promise<{ avif: Buffer; webp: Buffer; width: number; height: number }> {
  const drawn = await draw(bytes);
  const webp = await sharp(drawn).resize({ width: smallWidth }).webp({ quality: 36, effort: 6 }).toBuffer();
  const { data, info } = await sharp(drawn)
    .resize({ width })
    .avif({ quality: 42 })
    .toBuffer({ resolveWithObject: true });
  return { avif: data, webp, width: info.width, height: info.height };
}

const template = readFileSync(new URL("./template.typ", import.meta.url), "utf8");

/** `logo` is SVG. The function throws a ContentError for what cannot be typeset, such as a missing letter. */
export function typesetter(logo: string, colours: PrintColours): (sheet: Sheet) => Promise<Pdf> {
  const { pdf } = openTypst(template);
  const look = { logo, colours: JSON.stringify(colours) };
  return (sheet) => pdf(`${sheet.id}-${sheet.locale}`, { ...look, sheet: JSON.stringify(sheet) });
}

let setter: { key: string; set: ReturnType<typeof typesetter> } | undefined;

async function setterFor({ logo, colours }: TypesetSource): Promise<ReturnType<typeof typesetter>> {
  const key = JSON.stringify([logo, colours]);
  if (setter?.key !== key) setter = { key, set: typesetter(await logoDrawing(logo), colours) };
  return setter.set;
}

async function pdfOf({ from }: DocumentJob): Promise<Pdf> {
  if (!("sheet" in from)) {
    const bytes = await readMedia(from);
    const pages = await countPages(bytes).catch(() => {
      throw new ContentError(`${from.path} is not a PDF that can be opened.`);
    });
    return { bytes, pages };
  }
  const set = await setterFor(from);
  return set(from.sheet);
}

async function countPages(bytes: Buffer): Promise<number> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // A copy: the reader detaches its input.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const { numPages } = await task.promise;
  await task.destroy();
  return numPages;
}

/** @throws ContentError when the PDF cannot be typeset or opened */
export async function makeDocument(job: DocumentJob): Promise<PdfFacts> {
  const { bytes, pages } = await pdfOf(job);
  const { from } = job;
  const facts: PdfFacts = { bytes: bytes.length, pages, ...("sheet" in from && { institute: from.sheet.institute }) };
  await writeWhole(`${job.to}.pdf`, bytes);
  if (job.hasFirstPage) {
    const { avif, webp, ...size } = await firstPage(bytes);
    await writeWhole(`${job.to}.avif`, avif);
    await writeWhole(`${job.to}.webp`, webp);
    facts.firstPage = size;
  }
  await writeWhole(`${job.to}.json`, JSON.stringify(facts));
  return facts;
}
