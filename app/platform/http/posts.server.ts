/**
 * Whether a post comes from a page of this site, by its Origin or Sec-Fetch-Site header. A site whose URL is https
 * accepts forms from that origin only: the same host over http may be an attacker on the network. Without https, as on
 * a developer's machine, the requested origin is accepted too.
 */
export function isFromHere({ url, headers }: Request, siteUrl: string): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return headers.get("sec-fetch-site") === "same-origin";
  return origin === siteUrl || (siteUrl.startsWith("http:") && origin === new URL(url).origin);
}

/**
 * A post as React Router takes it: with the URL and the origin of the site, since `isFromHere` has checked it, and at
 * `/?index` where it goes to the home page, since `/` alone means the root layout. Its body has been read
 * (`formContext`).
 */
export function postAsSent(request: Request, siteUrl: string): Request {
  const url = new URL(request.url);
  const address = url.pathname === "/" ? `/?index${url.search.replace("?", "&")}` : url.pathname + url.search;
  const headers = new Headers(request.headers);
  headers.set("origin", siteUrl);
  return new Request(new URL(address, siteUrl), { method: "POST", headers, signal: request.signal });
}

/** Whether a request is a form that may contain files. */
export const isFileForm = ({ method, headers }: Request) =>
  method === "POST" && headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data") === true;

/**
 * Whether the body of a request has at most so many bytes by its Content-Length, which Node.js enforces; only a post has
 * one. Unlike `request.body`, this makes no stream.
 */
export const isWithin = ({ method, headers }: Request, most: number) =>
  method !== "POST" ||
  (headers.has("content-length") && !headers.has("transfer-encoding") && Number(headers.get("content-length")) <= most);
