/** Makes every picture of content/media into AVIF and WebP of several widths, and the icons and the share picture. */
import { createHash } from "node:crypto";
import { copyFile, glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const source = join(process.env.CONTENT_DIR || "content", "media");
const made = "build/made";
const kept = "node_modules/.cache/pictures";
const formats = ["avif", "webp"] as const;
const widths = [320, 640, 1280];
/** Raise it when the way pictures are made changes, so that none of the old ones is used. */
const recipe = 2;

await mkdir(join(made, "pictures"), { recursive: true });
await mkdir(kept, { recursive: true });

async function encode(input: Buffer, file: string, width: number, format: (typeof formats)[number]) {
  const cached = join(kept, file);
  if (!existsSync(cached)) {
    const { density } = await scale(input, width);
    const image = sharp(input, { density }).resize({ width });
    await (format === "avif" ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 78 })).toFile(cached);
  }
  await copyFile(cached, join(made, "pictures", file));
}

/** Dots an inch at which a drawing comes out at the width; photographs ignore it. */
async function scale(input: Buffer, width: number) {
  const size = await sharp(input).metadata();
  return { density: Math.min(600, Math.max(72, Math.ceil((72 * width) / size.width))) };
}

const manifest: Record<string, { width: number; height: number; widths: number[]; address: string }> = {};

async function makePicture(file: string) {
  const name = file.replace(/\.\w+$/, "");
  const input = await readFile(join(source, file));
  const { width, height, format } = await sharp(input).metadata();
  const hash = createHash("sha256").update(`${recipe}`).update(input).digest("hex").slice(0, 8);
  const stem = `${name.replaceAll("/", "-")}-${hash}`;
  const own = format === "svg" ? widths : widths.filter((each) => each <= width);
  const made = own.length > 0 ? own : [width];
  for (const each of made) for (const type of formats) await encode(input, `${stem}-${each}.${type}`, each, type);
  manifest[name] = { width, height, widths: made, address: `/pictures/${stem}` };
}

const files = await Array.fromAsync(glob("**/*.{svg,jpg,jpeg,png,webp}", { cwd: source }));
const queue = files.sort().values();
await Promise.all([queue, queue].map(async (turn) => {
  for (const file of turn) await makePicture(file);
}));

const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(join(made, "pictures.json"), `${JSON.stringify(sorted, null, 1)}\n`);

const root = join(made, "root");
await mkdir(root, { recursive: true });
const icon = await readFile(join(source, "site/icon.svg"));
for (const size of [180, 192, 512]) await sharp(icon).resize(size).png({ palette: true }).toFile(join(root, `icon-${size}.png`));
await sharp(icon).resize(48).png({ palette: true }).toFile(join(root, "favicon.ico"));
await copyFile(join(source, "site/logo.svg"), join(root, "logo.svg"));
await sharp(await readFile(join(source, "site/share.svg"))).resize(1200, 630, { fit: "cover" }).jpeg({ quality: 82 }).toFile(join(root, "share.jpg"));
console.log(`Made ${Object.keys(manifest).length} pictures.`);
