import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { encodingFor } from "./page-cache.server.ts";

/**
 * Whether a response is text worth compressing. Pictures and PDFs are already compressed. Downloads are sent
 * uncompressed too: their Content-Length is then the file's, so that browsers can show progress. What says
 * `no-transform` (RFC 9111, section 5.2.2.6) is sent as it comes.
 */
export const isText = ({ headers }: Response) =>
  /^text\/|[/+](json|xml|javascript)\b/i.test(headers.get("content-type") ?? "") &&
  !headers.get("content-disposition")?.startsWith("attachment") &&
  !headers.get("cache-control")?.includes("no-transform");

/** Compresses a text in about a millisecond. */
const compressors = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
};

/**
 * Compresses a one-off response at low quality: speed over size. Pages for the cache are requested without
 * Accept-Encoding and compressed at high quality.
 */
export function compressed(
  text: string,
  accepted: string | undefined,
  init: { status: number; headers: Headers },
): Response {
  const { status, headers } = init;
  const encoding = encodingFor(accepted);
  if (encoding === "identity") return new Response(text, { status, headers });
  headers.delete("Content-Length");
  headers.set("Content-Encoding", encoding);
  headers.set("Vary", "Accept-Encoding");
  return new Response(compressors[encoding](text), { status, headers });
}
