export interface Part {
  name: string;
  called: string | undefined;
  type: string;
  /** A view of the body, not a copy. */
  bytes: Buffer<ArrayBuffer>;
}

/** Bytes of a part's headers: room for a name of 255 Devanagari letters, and as much again. */
const longestHead = 4096;

/** WHATWG HTML, 4.10.21.8: browsers escape quotes and line ends. */
const unescaped = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * RFC 7578 as browsers write it: nothing before the first part, and quoted names. Node's own `formData()` copies the
 * body three times and blocks everyone for a third of a second with 40 MB.
 * @returns undefined for any other body
 */
export function partsOf(body: Buffer, boundary: string, most: number): Part[] | undefined {
  const separator = `\r\n--${boundary}`;
  const parts: Part[] = [];
  let at = separator.length - 2;
  if (body.toString("latin1", 0, at) !== separator.slice(2)) return undefined;
  while (body.toString("latin1", at, at + 2) === "\r\n" && parts.length < most) {
    const headEnd = body.indexOf("\r\n\r\n", at);
    if (headEnd === -1 || headEnd - at > longestHead) return undefined;
    const end = body.indexOf(separator, headEnd + 4);
    const head = body.toString("utf8", at, headEnd);
    const [, disposition = ""] = /^content-disposition: *form-data *;(.*)$/im.exec(head) ?? [];
    const [, name] = /(?:^|[; ])name="([^"]*)"/i.exec(disposition) ?? [];
    const [, called] = /(?:^|[; ])filename="([^"]*)"/i.exec(disposition) ?? [];
    if (end === -1 || name === undefined) return undefined;
    parts.push({
      name: unescaped(name),
      called: called === undefined ? undefined : unescaped(called),
      type: /^content-type: *(\S+)/im.exec(head)?.[1] ?? "",
      bytes: body.subarray(headEnd + 4, end) as Buffer<ArrayBuffer>,
    });
    at = end + separator.length;
  }
  return body.toString("latin1", at, at + 2) === "--" ? parts : undefined;
}
