import { readdirSync, statSync } from "node:fs";

const folder = "build/client/assets";

/** The URL of the largest script that is served; the worker of the PDF reader, more than a megabyte. */
export function largestAsset(): string {
  const sizes = readdirSync(folder).map((name) => ({ name, size: statSync(`${folder}/${name}`).size }));
  const [largest] = sizes.toSorted((a, b) => b.size - a.size);
  if (!largest) throw new Error(`There is nothing in ${folder}: run npm run build first.`);
  return `/assets/${largest.name}`;
}
