import { findPdf, type SitePdf } from "#app/platform/content/made.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isOpenToAll, type Paper } from "./schema.ts";

type FiledPaper = Pick<Paper, "id" | "show" | "file" | "marathiFile">;

/** Undefined if the file is not for everybody. */
export function pdfName(paper: FiledPaper, locale: Locale): string | undefined {
  if (!isOpenToAll(paper)) return undefined;
  return (locale === "mr" ? paper.marathiFile : undefined) ?? paper.file ?? paper.id;
}

export function shownPdf(paper: FiledPaper, locale: Locale): SitePdf | undefined {
  const name = pdfName(paper, locale);
  return name === undefined ? undefined : findPdf(name, locale);
}
