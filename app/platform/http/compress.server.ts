import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { encodingFor } from "./page-cache.server.ts";

/** Whether an answer is words, which become smaller; pictures and PDFs are small already, and go out as they are. */
export const isText = ({ headers }: Response) =>
  /^text\/|[/+](json|xml|javascript)\b/i.test(headers.get("content-type") ?? "");

/** Makes a text smaller in about a millisecond. */
const compressors = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
};

/** Characters of the longest text that is made smaller: a page; a file with pictures in it goes out as it is. */
const longestText = 500_000;

/**
 * An answer that is sent once, made smaller quickly. Pages that are kept are asked for without Accept-Encoding and
 * compressed with care.
 */
export function compressed(
  text: string,
  accepted: string | undefined,
  told: { status: number; headers: Headers },
): Response {
  const { status, headers } = told;
  const encoding = text.length > longestText ? "identity" : encodingFor(accepted);
  if (encoding === "identity") return new Response(text, { status, headers });
  headers.set("Content-Encoding", encoding);
  headers.set("Vary", "Accept-Encoding");
  return new Response(compressors[encoding](text), { status, headers });
}
