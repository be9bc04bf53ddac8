import { publicSchema } from "#app/lib/http/caching.ts";
import { settings } from "#app/settings.server.ts";
import { disclosureShape } from "./disclosure-json.server.ts";

export const loader = () => publicSchema(`${settings.siteUrl}/disclosure.schema.json`, disclosureShape);
