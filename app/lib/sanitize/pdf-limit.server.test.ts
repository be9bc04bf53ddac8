import { deflateSync } from "node:zlib";
import { decodePDFRawStream, PDFContext } from "@cantoo/pdf-lib";
import { beforeEach, expect, test } from "vitest";
import { onePage, packedZeros, pdfOf, stream } from "../../../tests/help/upload-files.ts";
import { sanitizePdf } from "./pdf.server.ts";
import { limitUnpacking } from "./pdf-streams.server.ts";

const megabyte = 1024 * 1024;
const packed = (megabytes: number) =>
  decodePDFRawStream(PDFContext.create().stream(packedZeros(megabytes), { Filter: "FlateDecode" }));
const tooMuch = "The file unpacks to too much.";

beforeEach(() => {
  const streams = Object.getPrototypeOf(Object.getPrototypeOf(packed(1)));
  const { ensureBuffer } = streams;
  limitUnpacking(8 * megabyte);
  return () => void Object.assign(streams, { ensureBuffer });
});

test("what a file unpacks to is limited, for all its streams together", () => {
  expect(packed(3).decode()).toHaveLength(3 * megabyte);
  // The buffer of the first is 4 MB, since it grows by doubling.
  expect(packed(4).decode()).toHaveLength(4 * megabyte);
  expect(() => packed(1).decode()).toThrow(tooMuch);
});

const catalog = "<</Type/Catalog/Pages 2 0 R>>";
const large = packedZeros(16);

test.each<[string, Buffer]>([
  ["as what is drawn", onePage({ content: stream("/Filter/FlateDecode", large) })],
  ["packed twice", onePage({ content: stream("/Filter[/FlateDecode/FlateDecode]", deflateSync(large)) })],
  ["as a list of objects", pdfOf([catalog, stream("/Type/ObjStm/N 9/First 9/Filter/FlateDecode", large)])],
  ["as a table of objects", pdfOf([catalog, stream("/Type/XRef/Size 9/W[1 1 1]/Filter/FlateDecode", large)])],
  [
    "as many pictures",
    onePage({
      resources: `/XObject<<${Array.from({ length: 6 }, (_, at) => `/P${at} ${at + 6} 0 R`).join("")}>>`,
      objects: Array.from({ length: 6 }, () => stream("/Subtype/Image/Filter/FlateDecode", packedZeros(2))),
    }),
  ],
])("a PDF that unpacks to more, %s, is refused with the limit reached", async (_, bytes) => {
  await expect(sanitizePdf({ kind: "resume", bytes })).rejects.toThrow();
  expect(() => packed(1).decode()).toThrow(tooMuch);
});
