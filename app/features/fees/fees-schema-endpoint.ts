import { publicSchema } from "#app/platform/http/public-json.ts";
import { settings } from "#app/settings.server.ts";
import { feesJsonShape } from "./fees-json-shape.ts";

/** The JSON Schema of /fees.json. */
export const loader = () => publicSchema(`${settings.siteUrl}/fees.schema.json`, feesJsonShape);
