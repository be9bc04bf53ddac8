import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = worker;

/** Starts to read a PDF; `promise` resolves to the document, `destroy` stops and frees it. */
export function readPaper(address: string): PDFDocumentLoadingTask {
  return getDocument({ url: address, useWasm: false });
}
