import { createHash } from "node:crypto";

/** Eight hexadecimal digits that change with any of the parts: names of files that are made from them. */
export function digestOf(...parts: (string | Buffer)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part);
  return digest.digest("hex").slice(0, 8);
}
