import { decodePDFRawStream, PDFContext } from "@cantoo/pdf-lib";

/** For all streams of a file, in bytes; an A4 page in colour at 300 dots an inch has 26 million. */
const mostUnpacked = 256 * 1024 * 1024;

interface Unpacking {
  buffer: Uint8Array;
  ensureBuffer: (length: number) => Uint8Array;
}

/** pdf-lib has no limit, and Node's memory limit does not include such buffers: 5 MB could decompress to 5 GB. */
export function limitUnpacking(most = mostUnpacked): void {
  // The base class of these streams is not exported, but it is two levels up in each one's prototype chain.
  const any = decodePDFRawStream(PDFContext.create().stream("x\x9c", { Filter: "FlateDecode" }));
  const base: Unpacking = Object.getPrototypeOf(Object.getPrototypeOf(any));
  const grow = base.ensureBuffer;
  let left = most;
  base.ensureBuffer = function (this: Unpacking, length: number) {
    const before = this.buffer.length;
    if (length - before > left) throw new Error("The file unpacks to too much.");
    const buffer = grow.call(this, length);
    left -= buffer.length - before;
    return buffer;
  };
}
