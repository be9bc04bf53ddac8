import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { colours, usualColour } from "#app/platform/appearance/colours.ts";
import type { MediaSource } from "../jobs.ts";

export const inColour = (svg: string, green: string): string => svg.replaceAll(colours[usualColour], green);

/** @throws Error if the file changed since the start of the site: what is made of it is stored under its old digest */
export async function readMedia({ path, digest, green }: MediaSource): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash("sha256").update(bytes).digest("hex") !== digest)
    throw new Error(`${path} has changed since the start of the site: restart it.`);
  return green ? Buffer.from(inColour(bytes.toString(), green)) : bytes;
}
