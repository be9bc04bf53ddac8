import { ContentError } from "#app/lib/content-error.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { log } from "#app/log.server.ts";
import { printWords } from "./print-words.ts";

interface Print {
  type: "application/pdf" | "image/png";
  name: string;
  locale: Locale;
  tooLong?: string;
}

export async function printResponse(
  making: Promise<Uint8Array>,
  { type, name, locale, tooLong }: Print,
): Promise<Response> {
  try {
    const bytes = new Uint8Array(await making);
    const headers = { "Content-Type": type, "Content-Disposition": `inline; filename="${name}"` };
    return new Response(bytes, { headers: { "Cache-Control": "no-store", ...headers } });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const t = printWords[locale];
    if (error.unprintable) return printRefusal(422, t.signs(error.unprintable.signs));
    // The words with which poster.typ stops.
    if (tooLong && error.message.includes("too long for a poster")) return printRefusal(422, tooLong);
    log.error(`${name} could not be made for printing: ${error.message}`);
    return printRefusal(422, t.failed);
  }
}

export const printRefusal = (status: 404 | 422, reason: string): Response =>
  new Response(reason, {
    status,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
