import type { HeadersArgs } from "react-router";
import { z } from "zod";

/** Browsers revalidate each time, and get a 304 if nothing has changed; shared caches may keep it for a minute. */
export const publicCaching = "public, max-age=0, s-maxage=60";

/** `no-store` would also keep the page out of the browser's back-forward cache. */
export const privateCaching = { headers: { "Cache-Control": "private, no-cache" } };

export const pageHeaders = ({ actionHeaders, loaderHeaders, parentHeaders }: HeadersArgs): Headers =>
  [actionHeaders, loaderHeaders].find((each) => each.has("Cache-Control")) ?? parentHeaders;

export const publicJson = (value: unknown, type = "application/json"): Response =>
  Response.json(value, {
    headers: { "Content-Type": type, "Cache-Control": publicCaching, "Access-Control-Allow-Origin": "*" },
  });

export const publicSchema = (id: string, shape: z.ZodType): Response =>
  publicJson({ $id: id, ...z.toJSONSchema(shape) }, "application/schema+json");
