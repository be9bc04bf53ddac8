import { z } from "zod";
import { publicCaching } from "#app/platform/http/public-caching.ts";
import { settings } from "#app/settings.server.ts";
import { feesJsonShape } from "./fees-json-shape.ts";

/** The JSON Schema of /fees.json, by which one program can read the fees of every institute. */
export function loader() {
  const schema = { $id: `${settings.siteUrl}/fees.schema.json`, ...z.toJSONSchema(feesJsonShape) };
  return Response.json(schema, {
    headers: {
      "Content-Type": "application/schema+json",
      "Cache-Control": publicCaching,
      "Access-Control-Allow-Origin": "*",
    },
  });
}
