import {
  EncryptedPDFError,
  PDFContext,
  PDFInvalidObject,
  PDFName,
  PDFObjectParser,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { type PdfChecked, refusedUpload } from "#app/platform/sanitize/file-kinds.ts";
import { isActive, isOddObjectStream } from "./pdf-active.server.ts";
import { type EveryView, readEveryView } from "./pdf-every-view.server.ts";
import { limitUnpacking } from "./pdf-limit.server.ts";

/** The longest approvals and syllabuses have fewer. */
const mostPages = 300;

/** The end marker of ISO 32000-1, 7.5.5: truncated files, and those with another file appended, lack it. */
function endsWell(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = file.lastIndexOf("%%EOF");
  const rest = file.subarray(end + 5).toString("latin1");
  return end > 0 && file.lastIndexOf("startxref") > file.lastIndexOf("endobj") && /^[\s\0]*$/.test(rest);
}

/** A document locked only against changes opens with the empty password. */
async function read(bytes: Uint8Array): Promise<EveryView | "locked" | undefined> {
  try {
    return await readEveryView(bytes);
  } catch (error) {
    if (error instanceof EncryptedPDFError || /password|encrypt/i.test(String(error))) return "locked";
    throw error;
  }
}

/** In a locked document only cross-reference streams are not encrypted (7.5.8.2). */
function isObjectTable(object: PDFInvalidObject): boolean {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  try {
    const table = PDFObjectParser.forBytes(bytes, PDFContext.create()).parseObject();
    return table instanceof PDFRawStream && table.dict.get(PDFName.of("Type")) === PDFName.of("XRef");
  } catch {
    return false;
  }
}

const isUnclear = (view: EveryView): boolean =>
  view.objects.some((object) => object instanceof PDFInvalidObject && !isObjectTable(object)) ||
  view.dicts.some((entries) => isOddObjectStream(entries, view));

/** Stored unchanged, as a PDF may be signed: so it must be harmless as it is. @throws Error if it cannot be read */
export async function checkPdf(bytes: Uint8Array): Promise<PdfChecked> {
  if (!endsWell(bytes)) return refusedUpload("fileBroken");
  limitUnpacking();
  const view = await read(bytes);
  if (view === "locked") return refusedUpload("fileLocked");
  if (view === undefined || isUnclear(view)) return refusedUpload("fileBroken");
  if (isActive(view)) return { ok: false, reason: "fileActive" };
  const pages = view.file.getPageCount();
  if (pages === 0) return refusedUpload("fileBroken");
  return pages > mostPages ? refusedUpload("filePages") : { ok: true, type: "pdf", pages };
}
