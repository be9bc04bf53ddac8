import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { encodingFor } from "./page-cache.server.ts";

/**
 * Whether a response is text, which compresses well; pictures and PDFs are compressed already and are sent as they are.
 */
export const isText = ({ headers }: Response) =>
  /^text\/|[/+](json|xml|javascript)\b/i.test(headers.get("content-type") ?? "");

/** A text, or its bytes, which can begin with a byte order mark. */
type Text = string | Uint8Array<ArrayBuffer>;

/** Compresses a text in about a millisecond. */
const compressors = {
  br: (text: Text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: Text) => gzipSync(text, { level: 1 }),
};

/** The longest text that is compressed, in characters or bytes: a page. A file with pictures in it is sent as it is. */
const longestText = 500_000;

/**
 * Compresses a one-off response at low quality: speed over size. Pages for the cache are requested without
 * Accept-Encoding and compressed at high quality.
 */
export function compressed(
  text: Text,
  accepted: string | undefined,
  init: { status: number; headers: Headers },
): Response {
  const { status, headers } = init;
  const encoding = text.length > longestText ? "identity" : encodingFor(accepted);
  if (encoding === "identity") return new Response(text, { status, headers });
  headers.delete("Content-Length");
  headers.set("Content-Encoding", encoding);
  headers.set("Vary", "Accept-Encoding");
  return new Response(compressors[encoding](text), { status, headers });
}
