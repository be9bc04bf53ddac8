import { z } from "zod";
import { publicCaching } from "#app/platform/http/public-caching.ts";
import { settings } from "#app/settings.server.ts";
import { disclosureShape } from "./json.ts";

/** The JSON Schema of the register, by which one program can read that of every institute. */
export function loader() {
  const schema = { $id: `${settings.siteUrl}/disclosure.schema.json`, ...z.toJSONSchema(disclosureShape) };
  return Response.json(schema, {
    headers: {
      "Content-Type": "application/schema+json",
      "Cache-Control": publicCaching,
      "Access-Control-Allow-Origin": "*",
    },
  });
}
