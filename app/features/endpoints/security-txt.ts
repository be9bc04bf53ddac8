import type { LoaderFunctionArgs } from "react-router";
import { recordsFor } from "#app/design/page-context.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { publicCaching } from "#app/platform/http/public-caching.ts";
import { settings } from "#app/settings.server.ts";

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
