import { get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A response as it was sent; `text` is the decompressed body. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

/** Requests a URL in one encoding, and keeps the compressed body: `fetch` would decompress it. */
export async function getAnswer(
  address: string,
  encoding: "br" | "gzip" = "br",
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = get(address, { headers: { ...headers, "accept-encoding": encoding } }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      const body = Buffer.concat(parts);
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body, text: unpacked(body, headers["content-encoding"]) });
    });
  });
  request.on("error", reject);
  return promise;
}

/** The size of a file as sent. @throws when it is missing. */
export async function sentBytes(address: string, encoding: "br" | "gzip" = "br"): Promise<number> {
  const { status, body } = await getAnswer(address, encoding);
  if (status !== 200) throw new Error(`${address} answered ${status}.`);
  return body.length;
}
