import { readFileSync } from "node:fs";
import type { PrintColours } from "#app/platform/appearance/look.ts";
import { ContentError } from "#app/platform/content/content-error.ts";
import type { Sheet } from "#app/platform/made/sheet.ts";
import type { DocumentJob, PdfFacts, TypesetSource } from "../jobs.ts";
import { writeWhole } from "../write-whole.ts";
import { firstPage } from "./first-page.ts";
import { logoDrawing } from "./logo-drawing.ts";
import { readMedia } from "./read-media.ts";
import { openTypst, type Pdf } from "./typst.ts";

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
