/**
 * By Origin or Sec-Fetch-Site. An https site accepts forms from its own origin only: the same host over http may be an
 * attacker on the network. Without https, as on a developer's machine, the requested origin is accepted too.
 */
export function isFromHere({ url, headers }: Request, siteUrl: string): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return headers.get("sec-fetch-site") === "same-origin";
  return origin === siteUrl || (siteUrl.startsWith("http:") && origin === new URL(url).origin);
}

/** Without the body, which was read; at `/?index` for the home page, since `/` means the root layout. */
export function postAsSent(request: Request, siteUrl: string): Request {
  const url = new URL(request.url);
  const address = url.pathname === "/" ? `/?index${url.search.replace("?", "&")}` : url.pathname + url.search;
  const headers = new Headers(request.headers);
  headers.set("origin", siteUrl);
  return new Request(new URL(address, siteUrl), { method: "POST", headers, signal: request.signal });
}

export const isFileForm = ({ method, headers }: Request) =>
  method === "POST" && headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data") === true;

/** By Content-Length, which Node.js enforces; unlike `request.body`, this creates no stream. */
export const isWithin = ({ method, headers }: Request, most: number) =>
  method !== "POST" ||
  (headers.has("content-length") && !headers.has("transfer-encoding") && Number(headers.get("content-length")) <= most);
