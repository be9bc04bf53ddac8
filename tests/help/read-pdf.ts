import { decodePDFRawStream, PDFDocument, PDFHexString, PDFRawStream } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The visible content of a PDF: the text of each page, and the link targets. */
export async function readPdf(bytes: Uint8Array): Promise<{ words: string[]; links: string[] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const [words, links]: [string[], string[]] = [[], []];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    words.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
    for (const { url } of await page.getAnnotations()) links.push(url);
  }
  await task.destroy();
  return { words, links };
}

/** Everything in a PDF, visible or not: every object, and the decompressed bytes of every stream where possible. */
export async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const said = context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return `${object}`;
    // Its objects are also enumerated separately.
    if (/ObjStm/.test(`${object.dict}`)) return "";
    const isPicture = /DCTDecode/.test(`${object.dict}`);
    const inside = isPicture ? object.contents : decodePDFRawStream(object).decode();
    return `${object.dict}${Buffer.from(inside).toString("latin1")}`;
  });
  const hex = /<([\da-f]+)>/gi;
  const all = said.join("\n").replace(hex, (_, digits) => Buffer.from(PDFHexString.of(digits).asBytes()).toString());
  return `${Buffer.from(bytes).toString("latin1")}\n${all}\n${Object.keys(context.trailerInfo).filter((key) => Reflect.get(context.trailerInfo, key))}`;
}

/** The bytes of the first picture in a PDF, as stored. */
export async function pictureIn(bytes: Uint8Array): Promise<Uint8Array> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const picture = objects.find((object) => object instanceof PDFRawStream && /DCTDecode/.test(`${object.dict}`));
  if (!(picture instanceof PDFRawStream)) throw new Error("There is no picture.");
  return picture.contents;
}
