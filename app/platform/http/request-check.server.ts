import type { IncomingMessage, ServerResponse } from "node:http";
import { splitLocale } from "#app/platform/i18n/locale.ts";
import { type RefusalWords, refusals } from "./refusals.ts";

interface RequestRefusal {
  status: number;
  reason: string;
}

const methods = new Set(["GET", "HEAD", "POST"]);
/** Characters; the site's own URLs are below 200. */
const longestAddress = 2000;

export function refusal({ method = "", url = "" }: IncomingMessage): RequestRefusal | undefined {
  if (!methods.has(method)) return { status: 405, reason: `This site answers ${[...methods].join(", ")}.` };
  if (url.length > longestAddress) return { status: 414, reason: wordsFor(url).longAddress };
  if (!url.startsWith("/") || !isDecodable(url)) return { status: 400, reason: wordsFor(url).badAddress };
  return undefined;
}

export const wordsFor = (url: string): RefusalWords => refusals[splitLocale(url.split("?", 1)[0] ?? "").locale];

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split("?")[0] ?? "").includes("\0");
  } catch {
    return false;
  }
}

export function refuse(response: ServerResponse, { status, reason }: RequestRefusal): void {
  const allow = status === 405 ? { allow: [...methods].join(", ") } : {};
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...allow });
  response.end(`${reason}\n`);
}
