import { decodePDFRawStream, PDFContext } from "@cantoo/pdf-lib";
import { expect, onTestFinished, test } from "vitest";
import { packedZeros } from "../../../tests/help/upload-files.ts";
import { limitUnpacking } from "./pdf-limit.server.ts";

const megabyte = 1024 * 1024;
const packed = (megabytes: number) =>
  decodePDFRawStream(PDFContext.create().stream(packedZeros(megabytes), { Filter: "FlateDecode" }));

test("what a file unpacks to is limited, for all its streams together", () => {
  const streams = Object.getPrototypeOf(Object.getPrototypeOf(packed(1)));
  const { ensureBuffer } = streams;
  onTestFinished(() => void Object.assign(streams, { ensureBuffer }));
  limitUnpacking(8 * megabyte);
  expect(packed(3).decode()).toHaveLength(3 * megabyte);
  // The buffer of the first is 4 MB, since it grows by doubling.
  expect(packed(4).decode()).toHaveLength(4 * megabyte);
  expect(() => packed(1).decode()).toThrow("The file unpacks to too much.");
});
