import type { IncomingMessage, ServerResponse } from "node:http";
import { splitLocale } from "#app/platform/i18n/locale.ts";
import { type RefusalWords, refusals } from "./refusals.ts";

/** Why a request is refused, as a status and a sentence. */
interface RequestRefusal {
  status: number;
  reason: string;
}

const methods = new Set(["GET", "HEAD", "POST"]);
/** The longest URL that is answered, in characters; the site's own are below 200. */
const longestAddress = 2000;

/** Why a request is refused, judged by its method and URL; undefined when it is valid. */
export function refusal({ method = "", url = "" }: IncomingMessage): RequestRefusal | undefined {
  if (!methods.has(method)) return { status: 405, reason: `This site answers ${[...methods].join(", ")}.` };
  if (url.length > longestAddress) return { status: 414, reason: wordsFor(url).longAddress };
  if (!url.startsWith("/") || !isDecodable(url)) return { status: 400, reason: wordsFor(url).badAddress };
  return undefined;
}

/** The messages in the language of a requested URL, which may be any text. */
export const wordsFor = (url: string): RefusalWords => refusals[splitLocale(url.split("?", 1)[0] ?? "").locale];

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split("?")[0] ?? "").includes("\0");
  } catch {
    return false;
  }
}

/** Answers with a sentence instead of a page. */
export function refuse(response: ServerResponse, { status, reason }: RequestRefusal): void {
  const allow = status === 405 ? { allow: [...methods].join(", ") } : {};
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...allow });
  response.end(`${reason}\n`);
}
