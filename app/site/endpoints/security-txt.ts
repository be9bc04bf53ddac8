import type { LoaderFunctionArgs } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { publicCaching } from "#app/lib/http/caching.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { settings } from "#app/settings.server.ts";
import { recordsFor } from "#app/ui/page-context.ts";

/** Milliseconds: half a year. */
const lifetime = 180 * 24 * 3600 * 1000;

/** RFC 9116 */
export function loader(asked: LoaderFunctionArgs) {
  const expires = new Date(Date.parse(today()) + lifetime).toISOString().slice(0, 10);
  const { email } = institute(recordsFor(asked)).contact;
  const lines = [
    `Contact: ${email ? `mailto:${email}` : `${settings.siteUrl}/feedback`}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en, mr",
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": publicCaching },
  });
}
