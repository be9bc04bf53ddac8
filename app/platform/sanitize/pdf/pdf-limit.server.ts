import { decodePDFRawStream, PDFContext } from "@cantoo/pdf-lib";

/** The most bytes that all streams of a file may unpack to; an A4 page in colour at 300 dots an inch has 26 million. */
const mostUnpacked = 256 * 1024 * 1024;

/** A stream of pdf-lib that unpacks; its buffer grows here, and nowhere else. */
interface Unpacking {
  buffer: Uint8Array;
  ensureBuffer: (length: number) => Uint8Array;
}

/**
 * Lets pdf-lib unpack no more than so many bytes, in all; what would be more throws. It has no limit of its own, and Node's
 * for a process's memory does not count such buffers: 5 MB of zeros, packed, would take 5 GB.
 */
export function limitUnpacking(most = mostUnpacked): void {
  // The class of all these streams is not exported, but each of them has it for a grandparent.
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
