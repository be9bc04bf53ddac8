/**
 * Whether a post comes from a page of this site, as its browser says. A site whose address is https takes forms from
 * there alone: the same host by http may be someone on the way. Without https, as on a developer's machine, the
 * address that was asked counts too.
 */
export function isFromHere({ url, headers }: Request, siteUrl: string): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return headers.get("sec-fetch-site") === "same-origin";
  return origin === siteUrl || (siteUrl.startsWith("http:") && origin === new URL(url).origin);
}

/**
 * A post as React Router takes it: under the address and the origin of the site, since `isFromHere` has checked it,
 * and at `/?index` where it goes to the first page, since `/` alone means the frame around all pages. Its body has been
 * read (`formContext`).
 */
export function postAsSent(request: Request, siteUrl: string): Request {
  const url = new URL(request.url);
  const address = url.pathname === "/" ? `/?index${url.search.replace("?", "&")}` : url.pathname + url.search;
  const headers = new Headers(request.headers);
  headers.set("origin", siteUrl);
  return new Request(new URL(address, siteUrl), { method: "POST", headers, signal: request.signal });
}

/** Whether a request brings a form that may have files. */
export const isFileForm = ({ method, headers }: Request) =>
  method === "POST" && headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data") === true;
