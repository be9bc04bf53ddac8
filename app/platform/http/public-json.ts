import { z } from "zod";
import { publicCaching } from "./public-caching.ts";

export const publicJson = (value: unknown, type = "application/json"): Response =>
  Response.json(value, {
    headers: { "Content-Type": type, "Cache-Control": publicCaching, "Access-Control-Allow-Origin": "*" },
  });

export const publicSchema = (id: string, shape: z.ZodType): Response =>
  publicJson({ $id: id, ...z.toJSONSchema(shape) }, "application/schema+json");
