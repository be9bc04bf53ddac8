import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { hasOwnNames, knownKeys } from "./pdf-keys.server.ts";
import { repack } from "./pdf-streams.server.ts";

const plain = [PDFName, PDFNumber, PDFString, PDFHexString, PDFBool];

/** Copies only the keys that drawing needs: pdf-lib's own copier takes everything that a page refers to. */
export function createCopier(from: PDFContext, to: PDFContext): (value: PDFObject) => PDFObject {
  // An object may be reached both as a list of names and as another dictionary; each gets its own copy.
  const copies = { named: new Map<PDFRef, PDFRef>(), known: new Map<PDFRef, PDFRef>() };

  function copyRef(ref: PDFRef, isNamed: boolean): PDFRef {
    const done = copies[isNamed ? "named" : "known"];
    const before = done.get(ref);
    if (before) return before;
    const object = from.lookup(ref) ?? PDFNull;
    if (object instanceof PDFRef) return copyRef(object, isNamed);
    const made = to.nextRef();
    // Set before its contents are copied, since they may refer back to it.
    done.set(ref, made);
    to.assign(made, object instanceof PDFRawStream ? copyStream(object) : copy(object, isNamed));
    return made;
  }

  function copyDict(dict: PDFDict, isNamed: boolean): PDFDict {
    const made = PDFDict.withContext(to);
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (isNamed || knownKeys.has(name)) made.set(key, copy(value, !isNamed && hasOwnNames(name, dict)));
    }
    return made;
  }

  function copyStream(stream: PDFRawStream): PDFRawStream {
    const dict = copyDict(stream.dict, false);
    const { bytes, filter, settings } = repack(stream);
    dict.set(PDFName.of("Filter"), PDFName.of(filter));
    if (settings) dict.set(PDFName.of("DecodeParms"), copyDict(settings, false));
    return PDFRawStream.of(dict, bytes);
  }

  function copy(value: PDFObject, isNamed: boolean): PDFObject {
    if (value instanceof PDFRef) return copyRef(value, isNamed);
    if (value instanceof PDFDict) return copyDict(value, isNamed);
    if (value instanceof PDFArray) return to.obj(value.asArray().map((each) => copy(each, false)));
    // Anything else is unreadable, or in an invalid place.
    return plain.some((kind) => value instanceof kind) ? value : PDFNull;
  }

  return (value) => copy(value, false);
}
