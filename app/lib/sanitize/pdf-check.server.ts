import {
  EncryptedPDFError,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { type PdfChecked, refusedUpload } from "./file-kinds.ts";
import { type EveryView, type PdfEntries, readEveryView } from "./pdf-every-view.server.ts";
import { limitUnpacking } from "./pdf-streams.server.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Scripts, attachments and forms, wherever they occur (ISO 32000-2, 7.7.4, 12.6.4.17, 12.7.8, 13). */
const activeKeys = words("JavaScript JS EmbeddedFiles XFA RichMediaContent RichMediaSettings 3DD");
/** Annotations that attach or play something (12.5.6), and PostScript drawing programs (8.8.2 of ISO 32000-1). */
const activeSubtypes = words("FileAttachment RichMedia 3D Movie Sound Screen PS");
/** All action types (12.6.4.1, table 201) except those below. */
const activeActions =
  words(`GoToR GoToE GoToDp Launch Thread Sound Movie Hide SubmitForm ResetForm ImportData JavaScript
  SetOCGState Rendition Trans GoTo3DView RichMediaExecute`);

/** Actions that only navigate, with their allowed keys: any other key might belong to another action. */
const harmless: Record<string, Set<string>> = {
  GoTo: words("Type S D SD Next"),
  URI: words("Type S URI IsMap Next"),
  Named: words("Type S N Next"),
};
const safeNames = words("NextPage PrevPage FirstPage LastPage");
/** No scheme: a file next to the document. `file:` could make a reader sign in to another machine. */
const safeSchemes = words("http https mailto tel");

/** Keys that may name another file (7.11.3). */
const filePlaces = words("F UF DOS Mac Unix");
/** Events that trigger actions automatically (12.6.3). */
const triggers = words("E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP");
const actionPlaces = words("A PA Next OpenAction");

const dictOf = (object: PDFObject) =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;

function isSafeAddress(address: PDFObject): boolean {
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
  // Read as browsers do: without invisible characters.
  const scheme = /^([^/?#]*?):/.exec(address.decodeText().replace(/[\s\p{C}]/gu, ""))?.[1];
  return scheme === undefined || safeSchemes.has(scheme.toLowerCase());
}

export function isActive({ dicts, entriesOf, resolve }: EveryView): boolean {
  const valuesOf = (entries: PdfEntries, key: string) =>
    entries.filter(([each]) => each === key).flatMap(([, value]) => resolve(value));
  const namesOf = (entries: PdfEntries, key: string) =>
    valuesOf(entries, key).flatMap((value) => (value instanceof PDFName ? [value.decodeText()] : []));
  const dictsOf = (entries: PdfEntries, key: string) =>
    valuesOf(entries, key).flatMap((value) => {
      const dict = dictOf(value);
      return dict ? [entriesOf(dict)] : [];
    });
  const isAction = (entries: PdfEntries) => entries.some(([key]) => key === "S");

  function isHarmless(entries: PdfEntries, kinds: string[]): boolean {
    return kinds.every((kind) => {
      const keys = harmless[kind];
      if (!keys || !entries.every(([key]) => keys.has(key))) return false;
      if (kind === "URI") return valuesOf(entries, "URI").every(isSafeAddress);
      return kind !== "Named" || namesOf(entries, "N").every((name) => safeNames.has(name));
    });
  }

  function isHarmlessAt(place: string, entries: PdfEntries): boolean {
    const kinds = namesOf(entries, "S");
    if (place === "OpenAction") return kinds.join() === "GoTo" && !entries.some(([key]) => key === "Next");
    return !isAction(entries) || (kinds.length > 0 && isHarmless(entries, kinds));
  }

  return dicts.some((entries) => {
    const keys = new Set(entries.map(([key]) => key));
    if (!keys.isDisjointFrom(activeKeys)) return true;
    if (namesOf(entries, "Subtype").some((name) => activeSubtypes.has(name))) return true;
    const kinds = namesOf(entries, "S").filter((name) => activeActions.has(name) || Object.hasOwn(harmless, name));
    if (!isHarmless(entries, kinds)) return true;
    // EF and AA may also be names of fonts.
    if (dictsOf(entries, "EF").some((files) => files.some(([key]) => filePlaces.has(key)))) return true;
    if (dictsOf(entries, "AA").some((more) => [...triggers].some((each) => dictsOf(more, each).some(isAction))))
      return true;
    const isButton = keys.has("Subtype") && namesOf(entries, "Subtype").some((name) => name !== "Link");
    return [...actionPlaces].some((place) =>
      dictsOf(entries, place).some(
        (action) => !isHarmlessAt(place, action) || (isButton && namesOf(action, "S").includes("URI")),
      ),
    );
  });
}

/** Whether pdf-lib and other readers may find different objects in the stream (7.5.7). */
export const isOddObjectStream = (entries: PdfEntries, { resolve }: EveryView): boolean => {
  const valuesOf = (key: string) => entries.filter(([each]) => each === key).map(([, value]) => value);
  if (!valuesOf("First").some((first) => resolve(first).some((each) => each instanceof PDFNumber))) return false;
  const types = valuesOf("Type");
  return types.length !== 1 || types[0] !== PDFName.of("ObjStm") || valuesOf("DecodeParms").length > 0;
};

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
