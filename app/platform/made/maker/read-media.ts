import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { colours, usualColour } from "#app/platform/appearance/colours.ts";
import type { MediaSource } from "../jobs.ts";

/** A drawing with the main colour in place of the usual green. */
export const inColour = (svg: string, green: string): string => svg.replaceAll(colours[usualColour], green);

/**
 * Reads a file of content/media as it was at the start of the site.
 * @throws Error when it has changed since: what is made of it is kept by the digest that it had.
 */
export async function readMedia({ path, digest, green }: MediaSource): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash("sha256").update(bytes).digest("hex") !== digest)
    throw new Error(`${path} has changed since the start of the site: restart it.`);
  return green ? Buffer.from(inColour(bytes.toString(), green)) : bytes;
}
