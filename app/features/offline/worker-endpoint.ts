import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "react-router";
import { type PublicRecords, publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { publicCaching } from "#app/platform/http/public-caching.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import { keepable, leftAlone } from "./keepable.ts";
import { offlinePage } from "./offline-page.server.ts";
import removedWorker from "./removed-worker.js?minified";
import worker from "./worker.js?minified";

/** The patterns of the worker, and the digest of the offline pages, so that browsers fetch these again after a change. */
function constants(records: PublicRecords): string {
  const version = createHash("sha256");
  for (const locale of locales) version.update(offlinePage(records, locale).html);
  return `const keepable=${keepable},leftAlone=${leftAlone};//${version.digest("base64url").slice(0, 8)}\n`;
}

/** `/sw.js`: the worker that keeps pages on a phone, or, with `OFFLINE=off`, one that removes it. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const script = settings.keepsPages ? constants(context.get(publicRecordsContext)) + worker : removedWorker;
  return new Response(script, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": publicCaching },
  });
}
