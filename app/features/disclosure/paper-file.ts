import { findPdf, type MadePdf } from "#app/platform/content/made.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isOpenToAll, type Paper } from "./schema.ts";

type FiledPaper = Pick<Paper, "id" | "show" | "file" | "marathiFile">;

/** The name of a paper's PDF in a language, for `findPdf`; undefined if it is not for everybody. */
export function pdfName(paper: FiledPaper, locale: Locale): string | undefined {
  if (!isOpenToAll(paper)) return undefined;
  return (locale === "mr" ? paper.marathiFile : undefined) ?? paper.file ?? paper.id;
}

/** The PDF of a paper in a language, if everybody may have it and there is one. */
export function shownPdf(paper: FiledPaper, locale: Locale): MadePdf | undefined {
  const name = pdfName(paper, locale);
  return name === undefined ? undefined : findPdf(name, locale);
}
