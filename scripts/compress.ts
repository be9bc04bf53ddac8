/** Writes a brotli and a gzip copy of every static text file next to it. */
import { glob, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildDir } from "../build-folders.ts";

const texts = `${buildDir}/client/**/*.{css,js,mjs}`;
/** Above this size the highest quality takes seconds and saves little. */
const large = 400_000;

for await (const file of glob(texts)) {
  const text = await readFile(file);
  const quality = text.length > large ? 9 : 11;
  await writeFile(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
}
