import type { LoaderFunctionArgs } from "react-router";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { publicCaching } from "#app/platform/http/public-caching.ts";
import { settings } from "#app/settings.server.ts";
import { disclosureJson } from "./disclosure-json.server.ts";

/** The register for programs, which may ask from any page. */
export function loader({ context }: LoaderFunctionArgs) {
  const found = disclosureJson(context.get(publicRecordsContext), settings.siteUrl);
  return Response.json(found, { headers: { "Cache-Control": publicCaching, "Access-Control-Allow-Origin": "*" } });
}
