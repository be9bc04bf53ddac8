import sharp from "sharp";
import type { MediaSource } from "../jobs.ts";
import { readMedia } from "./read-media.ts";

/** Pixels: 34 mm on the cover, at 380 dots an inch. */
const size = 512;

/** Documents take the logo as SVG: a photograph or scan is put into one on white. */
export async function logoDrawing(logo: MediaSource | undefined): Promise<string> {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`;
  if (!logo) return `${open}</svg>`;
  const bytes = await readMedia(logo);
  if (logo.path.endsWith(".svg")) return bytes.toString();
  const background = "#ffffff";
  const image = sharp(bytes, { autoOrient: true }).resize({ width: size, height: size, fit: "contain", background });
  const png = await image.flatten({ background }).png().toBuffer();
  const data = `data:image/png;base64,${png.toString("base64")}`;
  return `${open}<image width="${size}" height="${size}" href="${data}"/></svg>`;
}
