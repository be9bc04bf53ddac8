import type { IncomingMessage } from "node:http";

const methods = new Set(["GET", "HEAD", "POST"]);
/** Longest address answered; the site's own are below 200 characters. */
const longestAddress = 2000;

/** Why a request cannot be answered, or undefined where nothing is wrong with its first line. */
export function refusal({ method = "", url = "" }: IncomingMessage): { status: number; reason: string } | undefined {
  if (!methods.has(method)) return { status: 405, reason: `This site answers ${[...methods].join(", ")}.` };
  if (url.length > longestAddress) return { status: 414, reason: "This address is too long." };
  if (!url.startsWith("/") || !isDecodable(url)) return { status: 400, reason: "This address cannot be read." };
  return undefined;
}

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split("?")[0] ?? "").includes("\0");
  } catch {
    return false;
  }
}
