import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#app/platform/content/content-error.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Pdf } from "./typesetter.ts";

/**
 * The institute's own file for a record, if content/media/papers has one: for the language, or for all.
 * @throws ContentError when that file is not a PDF that can be opened.
 */
export async function ownPdf(folder: string, id: string, locale: Locale): Promise<Pdf | undefined> {
  const name = [`${id}-${locale}.pdf`, `${id}.pdf`].find((file) => existsSync(join(folder, "media/papers", file)));
  if (name === undefined) return undefined;
  const bytes = readFileSync(join(folder, "media/papers", name));
  try {
    return { bytes, pages: await countPages(bytes) };
  } catch {
    throw new ContentError(`${join(folder, "media/papers", name)} is not a PDF that can be opened.`);
  }
}

/** The PDF reader is imported only here, since most builds do not need it. */
async function countPages(bytes: Buffer): Promise<number> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // A copy, because the reader detaches its input.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const { numPages } = await task.promise;
  await task.destroy();
  return numPages;
}
