import sharp, { type Sharp } from "sharp";
import { encodePicture } from "../encode-picture.ts";
import type { BitmapJob } from "../jobs.ts";
import { writeWhole } from "../write-whole.ts";
import { readMedia } from "./read-media.ts";

// The process makes many files, each once; and visitors need the other cores.
sharp.cache(false);
sharp.concurrency(1);

function frameOnWhite(image: Sharp, width: number, height = width, margin = 0): Sharp {
  const background = "#ffffff";
  return image
    .resize({ width: width - 2 * margin, height: height - 2 * margin, fit: "contain", background })
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
}

export async function makeBitmap({ to, from, width, height, margin, format }: BitmapJob): Promise<void> {
  const input = await readMedia(from);
  const size = await sharp(input).metadata();
  // Dots an inch at which a drawing has that width; photographs ignore it.
  const density = Math.min(600, Math.max(72, Math.ceil((72 * width) / size.width)));
  const opened = sharp(input, { density, autoOrient: true });
  const image =
    margin === undefined ? opened.resize({ width, height, fit: "cover" }) : frameOnWhite(opened, width, height, margin);
  const encoded =
    format === "png"
      ? image.png({ palette: true })
      : format === "jpeg"
        ? image.jpeg({ quality: 82 })
        : encodePicture(image, format);
  await writeWhole(to, await encoded.toBuffer());
}
