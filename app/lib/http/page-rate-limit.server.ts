import type { IncomingMessage } from "node:http";
import { splitLocale } from "#app/lib/i18n/locale.ts";
import { networkOf } from "#app/lib/limits/address-keys.ts";
import { refusals } from "./refusals.server.ts";
import { type Surroundings, visitorOf } from "./visitor.server.ts";

/** Per minute, address and process: carriers put a whole town behind one address, and a page takes about 10 ms. */
const most = 300;
const householdsOfNetwork = 20;

const minute = 60_000;

interface WaitPage {
  status: 429;
  headers: Record<string, string>;
  body: string;
}

export type PageRateLimit = (request: IncomingMessage, path: string) => WaitPage | undefined;

function waitPage(path: string, seconds: number): WaitPage {
  const { locale } = splitLocale(path);
  return {
    status: 429,
    headers: {
      "Retry-After": String(seconds),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    },
    body: `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>429</title><p>${refusals[locale].tooMany}</p></html>`,
  };
}

/** This machine itself, or visitors whom a proxy does not tell apart. */
const isLoopback = (address: string) => address.startsWith("127.") || address === "0:0:0:0";

interface DrawnPages {
  count: number;
  begunAt: number;
}

export function createPageRateLimit(surroundings: Surroundings, now = () => performance.now()): PageRateLimit {
  const drawn = new Map<string, DrawnPages>();
  let tidiedAt = now();

  function tidy(): void {
    if (now() - tidiedAt < minute) return;
    tidiedAt = now();
    for (const [whose, { begunAt }] of drawn) if (now() - begunAt >= minute) drawn.delete(whose);
  }

  function secondsAfter(whose: string, limit: number): number | undefined {
    const known = drawn.get(whose);
    const own = known && now() - known.begunAt < minute ? known : { count: 0, begunAt: now() };
    drawn.set(whose, own);
    own.count += 1;
    return own.count > limit ? Math.max(1, Math.ceil((own.begunAt + minute - now()) / 1000)) : undefined;
  }

  return (request, path) => {
    const { address } = visitorOf(request, surroundings);
    if (address === "" || isLoopback(address)) return undefined;
    tidy();
    const network = networkOf(address);
    const seconds =
      secondsAfter(address, most) ??
      (network === address ? undefined : secondsAfter(`network ${network}`, most * householdsOfNetwork));
    return seconds === undefined ? undefined : waitPage(path, seconds);
  };
}
