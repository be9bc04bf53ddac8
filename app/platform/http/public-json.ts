import { z } from "zod";
import { publicCaching } from "./public-caching.ts";

/** A response with data for programs, which may ask from any page. */
export const publicJson = (value: unknown, type = "application/json"): Response =>
  Response.json(value, {
    headers: { "Content-Type": type, "Cache-Control": publicCaching, "Access-Control-Allow-Origin": "*" },
  });

/**
 * A response with the JSON Schema of such data, by which one program can read that of every institute.
 * @param id the address of the schema
 */
export const publicSchema = (id: string, shape: z.ZodType): Response =>
  publicJson({ $id: id, ...z.toJSONSchema(shape) }, "application/schema+json");
