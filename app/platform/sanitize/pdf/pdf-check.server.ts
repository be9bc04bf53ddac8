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

/** The most pages: the longest approvals and syllabuses have fewer. */
const mostPages = 300;

/**
 * Whether a PDF ends with its end marker (ISO 32000-1, 7.5.5); truncated files, and those with another file appended,
 * do not.
 */
function endsWell(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = file.lastIndexOf("%%EOF");
  const rest = file.subarray(end + 5).toString("latin1");
  return end > 0 && file.lastIndexOf("startxref") > file.lastIndexOf("endobj") && /^[\s\0]*$/.test(rest);
}

/** Reads a document; one locked only against changes opens with the empty password. */
async function read(bytes: Uint8Array): Promise<EveryView | "locked" | undefined> {
  try {
    return await readEveryView(bytes);
  } catch (error) {
    if (error instanceof EncryptedPDFError || /password|encrypt/i.test(String(error))) return "locked";
    throw error;
  }
}

/**
 * Whether an object that pdf-lib could not read is a cross-reference stream: in a locked document only these are not
 * encrypted (7.5.8.2).
 */
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

/** Whether pdf-lib could not read everything, or other readers might find different objects. */
const isUnclear = (view: EveryView): boolean =>
  view.objects.some((object) => object instanceof PDFInvalidObject && !isObjectTable(object)) ||
  view.dicts.some((entries) => isOddObjectStream(entries, view));

/**
 * Checks a PDF that is stored unchanged, since it may be signed: it must be readable without a password, be complete,
 * and do nothing but show its pages and link elsewhere.
 * @throws Error if the file cannot be read.
 */
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
