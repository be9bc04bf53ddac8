import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "react-router";
import { type PublicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { publicCaching } from "#app/lib/http/caching.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
import { keepable, leftAlone } from "./kept-pages.ts";
import { offlineFacts } from "./offline-facts.server.ts";
import removedWorker from "./removed-worker.js?minified";
import worker from "./worker.js?minified";

declare const __BUILT_AT__: number;

/** The digest of what the offline pages show makes browsers fetch the worker again after a change. */
function constants(records: PublicRecords): string {
  const shown = [__BUILT_AT__, lookOf(records).palette, locales.map((locale) => offlineFacts(records, locale))];
  const version = createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 6);
  return `const keepable=${keepable},leftAlone=${leftAlone};//${version}\n`;
}

/** `/sw.js`: the worker that keeps pages on a phone, or, with `OFFLINE=off`, one that removes it. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const script = settings.keepsPages ? constants(context.get(publicRecordsContext)) + worker : removedWorker;
  return new Response(script, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": publicCaching },
  });
}
