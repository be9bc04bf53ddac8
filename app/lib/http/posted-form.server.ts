import { withFewMarks } from "#app/lib/forms/characters.ts";
import type { Problem } from "#app/lib/forms/form-answer.ts";

interface Part {
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

export interface PostedForm {
  values: Record<string, string>;
  files: Record<string, File>;
  fileLists?: Record<string, File[]>;
}

/** More than any public form has; parsing a hundred thousand would block everyone. */
const mostFields = 200;

/** A committee has several fields for each member. */
export const mostOfficeFields = 2_000;

function isCrowded(body: Buffer, sign: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(sign); at !== -1 && count <= most; at = body.indexOf(sign, at + 1)) count += 1;
  return count > most;
}

/** @returns undefined when the body is not a form, has more than `most` fields, or cannot be parsed */
export async function formFields(request: Request, most = mostFields, body?: Buffer): Promise<PostedForm | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase();
  if (kind !== "application/x-www-form-urlencoded" && kind !== "multipart/form-data") return undefined;
  const bytes = body ?? Buffer.from(await request.arrayBuffer());
  if (kind === "application/x-www-form-urlencoded") {
    if (isCrowded(bytes, "&", most)) return undefined;
    const typed = [...new URLSearchParams(bytes.toString())].map(([name, value]) => [name, withFewMarks(value)]);
    return { values: Object.fromEntries(typed.reverse()), files: {} };
  }
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  const parts = boundary && partsOf(bytes, boundary, most);
  if (!parts) return undefined;
  // Without a prototype, in which a field called `__proto__` or `constructor` would be found.
  const fileLists: Record<string, File[]> = Object.create(null);
  const form: PostedForm = { values: Object.create(null), files: Object.create(null), fileLists };
  for (const { name, called, type, bytes } of parts.reverse()) {
    if (called === undefined) form.values[name] = withFewMarks(bytes.toString());
    else if (bytes.length > 0) {
      const file = new File([bytes], called, { type });
      form.files[name] = file;
      fileLists[name] = [file, ...(fileLists[name] ?? [])];
    }
  }
  return form;
}

/** Bytes a second, and the milliseconds after which the speed is first checked. */
const leastSpeed = 20_000;
const grace = 10_000;

/** Milliseconds to wait for the next byte from a slow sender. */
const longestSilence = 60_000;

const often = 1000;

type Unread = "tooLarge" | "tooSlow" | "gone";

/** Slow senders would hold a slot for long; while `isPatient()`, only a minute of silence is too slow. */
export async function readBody(request: Request, most: number, isPatient = () => false): Promise<Buffer | Unread> {
  if (Number(request.headers.get("content-length")) > most) return "tooLarge";
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const begun = performance.now();
  let heard = begun;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let unread: Unread | undefined;
  const giveUp = (why: Unread) => {
    unread = why;
    // Not cancelled, which would close the connection: the rest is discarded once the response is sent.
    reader.releaseLock();
  };
  const clock = setInterval(() => {
    const now = performance.now();
    const isLate = isPatient() ? now - heard > longestSilence : now - begun > grace + (size / leastSpeed) * 1000;
    if (isLate) giveUp("tooSlow");
  }, often);
  try {
    for (let next = await reader.read(); !next.done && !unread; next = await reader.read()) {
      size += next.value.length;
      heard = performance.now();
      if (size > most) giveUp("tooLarge");
      else chunks.push(next.value);
    }
  } catch {
    unread ??= "gone";
  } finally {
    clearInterval(clock);
  }
  return unread ?? Buffer.concat(chunks);
}

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

/** Milliseconds that a person needs at least. */
const quickest = 2_000;

/** `opened`: when the cached page was rendered; `filled`: ms that a script saw it. The clock may have been set back. */
export function robotProblem({ website, opened, filled }: Record<string, string>): Problem | undefined {
  if (website) return { code: "hiddenField" };
  const time = filled ? Number(filled) : Date.now() - Number(opened || Number.NaN);
  return time >= quickest || (!filled && time < 0) ? undefined : { code: "tooQuick" };
}
