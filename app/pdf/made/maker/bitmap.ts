import type { Sharp } from "sharp";
import sharp from "sharp";
import { encodePicture } from "#app/lib/sanitize/encode-picture.ts";
import { writeWhole } from "#app/lib/write-whole.ts";
import { type BitmapJob, readMedia } from "#app/pdf/made/jobs.ts";

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
