import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { encodingFor } from "./page-cache.server.ts";

/** Not downloads, whose Content-Length shows progress, and not `no-transform` (RFC 9111, 5.2.2.6). */
export const isText = ({ headers }: Response) =>
  /^text\/|[/+](json|xml|javascript)\b/i.test(headers.get("content-type") ?? "") &&
  !headers.get("content-disposition")?.startsWith("attachment") &&
  !headers.get("cache-control")?.includes("no-transform");

const compressors = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
};

/** Low quality for one-off responses: speed over size. Pages for the cache are compressed at high quality later. */
export function compressResponse(
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
