import { feesJsonShape } from "#app/features/fees/index.ts";
import { publicSchema } from "#app/platform/http/public-json.ts";
import { settings } from "#app/settings.server.ts";

export const loader = () => publicSchema(`${settings.siteUrl}/fees.schema.json`, feesJsonShape);
