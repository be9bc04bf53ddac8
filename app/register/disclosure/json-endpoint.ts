import type { LoaderFunctionArgs } from "react-router";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { publicJson } from "#app/lib/http/caching.ts";
import { settings } from "#app/settings.server.ts";
import { disclosureJson } from "./disclosure-json.server.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return publicJson(disclosureJson(context.get(publicRecordsContext), settings.siteUrl));
}
