/**
 * Encodes every photograph of content/media as AVIF and WebP in several widths, adds dark colours to drawings, and
 * makes the icons and the share picture.
 */
import { existsSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { MadePicture } from "#app/platform/content/made.ts";
import { digestOf } from "#app/platform/made/digest.server.ts";
import { night } from "#app/platform/made/night.ts";
import { contentDir, madeDir } from "../build-folders.ts";

const source = join(contentDir, "media");
const published = join(madeDir, "public");
const cacheFolder = "node_modules/.cache/pictures";
const formats = ["avif", "webp"] as const;
const widths = [320, 640, 1280];
const largest = 1280;
/** Increase it when the encoding changes, so that cached pictures are not used. */
const recipe = 2;

/** An ICO file of one PNG, which is supported since Windows Vista. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  for (const [value, at] of [
    [1, 2],
    [1, 4],
    [1, 10],
    [32, 12],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/**
 * The animation of the splash logo: lines first, then the colours; without motion if the user prefers that. The page draws
 * each picture of it while it loads, so there are 35: all steps fall on the same 25 a second.
 */
const drawItself = `
.line{stroke-dasharray:1;animation:line 1s steps(25) both}
.line:nth-child(n+3){animation-delay:.2s}
.fill{animation:fill .6s .8s steps(15) both}
.fill:first-child{animation:none}
@keyframes line{from{stroke-dashoffset:1}}
@keyframes fill{from{opacity:0}}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}`;

await rm(join(published, "pictures"), { recursive: true, force: true });
await mkdir(join(published, "pictures"), { recursive: true });
await mkdir(cacheFolder, { recursive: true });

/** Encodes a picture into the cache, unless it is there. @returns the cached file. */
async function encode(input: Buffer, stem: string, width: number, format: (typeof formats)[number]) {
  const cached = join(cacheFolder, `${stem}-${width}.${format}`);
  if (!existsSync(cached)) {
    const { density } = await scale(input, width);
    const image = sharp(input, { density, autoOrient: true }).resize({ width });
    await (format === "avif" ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 78 })).toFile(cached);
  }
  return cached;
}

/** The density in DPI at which a drawing has the given width; photographs ignore it. */
async function scale(input: Buffer, width: number) {
  const size = await sharp(input).metadata();
  return { density: Math.min(600, Math.max(72, Math.ceil((72 * width) / size.width))) };
}

const manifest: Record<string, MadePicture> = {};

async function makePicture(file: string) {
  const name = file.replace(/\.\w+$/, "");
  const input = await readFile(join(source, file));
  const { autoOrient, format } = await sharp(input).metadata();
  const { width, height } = autoOrient;
  const drawing = format === "svg" ? night(input.toString()) : "";
  const flat = name.replaceAll("/", "-");
  const stem = `${flat}-${digestOf(`${recipe}`, input, drawing)}`;
  const own = widths.filter((each) => each <= width);
  // Pages show the drawing itself; search engines get one bitmap of it.
  const made = drawing ? [largest] : own.length > 0 ? own : [width];
  for (const each of made)
    for (const type of drawing ? (["webp"] as const) : formats) {
      const cached = await encode(input, `${flat}-${digestOf(`${recipe}`, input)}`, each, type);
      await copyFile(cached, join(published, "pictures", `${stem}-${each}.${type}`));
    }
  if (drawing) await writeFile(join(published, "pictures", `${stem}.svg`), drawing);
  manifest[name] = { width, height, widths: made, address: `/pictures/${stem}`, isDrawing: drawing !== "" };
}

const files = await Array.fromAsync(glob("**/*.{svg,jpg,jpeg,png,webp}", { cwd: source }));
const queue = files.sort().values();
await Promise.all(
  [queue, queue].map(async (turn) => {
    for (const file of turn) await makePicture(file);
  }),
);

const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(join(madeDir, "pictures.json"), `${JSON.stringify(sorted, null, 1)}\n`);

const icon = await readFile(join(source, "site/icon.svg"));
for (const size of [48, 180, 192, 512])
  await sharp(icon)
    .resize(size)
    .png({ palette: true })
    .toFile(join(published, `icon-${size}.png`));
await writeFile(join(published, "favicon.ico"), icoOf(await readFile(join(published, "icon-48.png")), 48));
await sharp(await readFile(join(source, "site/share.svg")))
  .resize(1200, 630, { fit: "cover" })
  .jpeg({ quality: 82 })
  .toFile(join(published, "share.jpg"));
const map = await readFile(join(source, "site/map.svg"), "utf8");
await writeFile(join(published, "map.svg"), map);
// In a frame with a light colour scheme, a drawing cannot detect the reader's preference.
await writeFile(join(published, "map-night.svg"), night(map, "all"));

const logo = await readFile(join(source, "site/logo.svg"), "utf8");
await writeFile(join(published, "logo.svg"), logo);
await writeFile(join(published, "splash.svg"), logo.replace(/(<svg[^>]*>)/, `$1<style>${drawItself}</style>`));

console.log(`Made ${Object.keys(manifest).length} pictures.`);
