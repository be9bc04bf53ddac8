import { publicSchema } from "#app/lib/http/caching.ts";
import { settings } from "#app/settings.server.ts";
import { feesJsonShape } from "#app/site/fees/fees-json.ts";

export const loader = () => publicSchema(`${settings.siteUrl}/fees.schema.json`, feesJsonShape);
