import { publicSchema } from "#app/platform/http/public-json.ts";
import { settings } from "#app/settings.server.ts";
import { disclosureShape } from "./json.ts";

export const loader = () => publicSchema(`${settings.siteUrl}/disclosure.schema.json`, disclosureShape);
