import { readFileSync } from "node:fs";

/** The version of this site's code. */
export const version: string = JSON.parse(readFileSync("package.json", "utf8")).version;
