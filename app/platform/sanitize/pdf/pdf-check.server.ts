import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from "@cantoo/pdf-lib";
import { type PdfChecked, refused } from "#app/platform/sanitize/file-kinds.ts";
import { limitUnpacking } from "./pdf-limit.server.ts";

/** The most pages: the longest approval or syllabus is shorter. */
const mostPages = 300;

/** What does something by itself when a document is opened, or carries another file (ISO 32000-1, 12.6.4, 7.11.4, 13). */
const activeKeys = new Set(["JavaScript", "EmbeddedFiles", "XFA", "RichMediaContent"]);
const activeActions = new Set(["JavaScript", "Launch", "ImportData", "SubmitForm", "Rendition", "Movie"]);

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : undefined);

/** Whether an object, or anything written inside it, does more than show a page. */
function isActive(object: PDFObject): boolean {
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  return dict.entries().some(([key, value]) => {
    const name = key.decodeText();
    // Its own name might be a font's, too, and a font is never written inside its list.
    if (activeKeys.has(name) || (name === "EF" && value instanceof PDFDict)) return true;
    return name === "S" ? activeActions.has(nameOf(value) ?? "") : isActive(value);
  });
}

/** Whether a PDF ends with its end (ISO 32000-1, 7.5.5): one that was cut off does not, nor does one with another file behind. */
function endsWell(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = file.lastIndexOf("%%EOF");
  const rest = file.subarray(end + 5).toString("latin1");
  return end > 0 && file.lastIndexOf("startxref") > file.lastIndexOf("endobj") && /^[\s\0]*$/.test(rest);
}

/** Reads a document; one that is locked against changes alone opens with the empty password. */
async function read(bytes: Uint8Array): Promise<PDFDocument | "locked"> {
  const options = { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false };
  try {
    return await PDFDocument.load(bytes, { ...options, password: "" });
  } catch (error) {
    if (error instanceof EncryptedPDFError || /password|encrypt/i.test(String(error))) return "locked";
    throw error;
  }
}

/**
 * Checks a PDF that is kept with all its bytes, since it may be signed: that it can be read without a password, ends
 * where it says, and does nothing but show its pages.
 * @throws Error where the file cannot be read.
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfChecked> {
  if (!endsWell(bytes)) return refused("fileBroken");
  limitUnpacking();
  const file = await read(bytes);
  if (file === "locked") return refused("fileLocked");
  if (file.context.enumerateIndirectObjects().some(([, object]) => isActive(object)))
    return { ok: false, reason: "fileActive" };
  const pages = file.getPageCount();
  if (pages === 0) return refused("fileBroken");
  return pages > mostPages ? refused("filePages") : { ok: true, type: "pdf", pages };
}
