import { usualPictures } from "#app/platform/appearance/appearance.ts";
import { colours, otherColours } from "#app/platform/appearance/colours.ts";
import { type SitePicture, setSitePictures } from "#app/platform/content/made.ts";
import type { Bitmaps } from "./bitmaps.server.ts";
import { digestOf } from "./digest.server.ts";
import { pictureFormats } from "./encode-picture.ts";
import type { MadeFile } from "./made-file.ts";
import { inColour, readMedia } from "./maker/read-media.ts";
import type { Media, MediaFile } from "./media.server.ts";
import { withDarkColours } from "./night.ts";
import { withSplashAnimation, siteDrawings } from "./site-drawings.ts";

/** Increase it when pictures are made differently, so that kept ones are not used. */
export const pictureRecipe = 3;
const widths = [320, 640, 1280];
const largest = 1280;

interface MediaPictureParts {
  bitmap: Bitmaps;
  media: Media;
}

/** Only the widths and formats that pages name, so that strangers cannot fill the disk. */
export function openMediaPictures({ bitmap, media }: MediaPictureParts): ReadonlyMap<string, MadeFile> {
  const files = new Map<string, MadeFile>();
  const pictures: Record<string, SitePicture> = {};

  const drawing = (key: string, file: MediaFile, draw: (svg: string) => string): MadeFile => ({
    key,
    read: async () => Buffer.from(draw((await readMedia(file)).toString())),
  });

  for (const [path, file] of media) {
    if (!file.size) continue;
    const name = path.replace(/\.\w+$/, "");
    const flat = name.replaceAll("/", "-");
    const source = async () => ({ path: file.path, digest: file.digest });
    const stem = `${flat}-${digestOf(`${pictureRecipe}`, file.digest)}`;
    const address = `/pictures/${stem}`;
    const isDrawing = path.endsWith(".svg");
    const { width, height } = file.size;
    const own = widths.filter((each) => each <= width);
    // Pages show the drawing itself; search engines get one bitmap of it.
    const made = isDrawing ? [largest] : own.length > 0 ? own : [width];
    for (const each of made)
      for (const format of isDrawing ? (["webp"] as const) : pictureFormats) {
        const key = `${stem}-${each}.${format}`;
        files.set(`${address}-${each}.${format}`, bitmap(key, source, { width: each, format }));
      }
    if (isDrawing) files.set(`${address}.svg`, drawing(`${stem}.svg`, file, withDarkColours));
    if (isDrawing && name === usualPictures.logo)
      for (const colour of otherColours) {
        const logo = (svg: string) => inColour(svg, colours[colour]);
        files.set(`${address}-${colour}.svg`, drawing(`${stem}-${colour}.svg`, file, logo));
        const splash = (svg: string) => withSplashAnimation(logo(svg));
        files.set(`${address}-${colour}-splash.svg`, drawing(`${stem}-${colour}-splash.svg`, file, splash));
      }
    pictures[name] = { width, height, widths: made, address, isDrawing };
  }
  setSitePictures(pictures);

  for (const [path, { file, draw }] of Object.entries(siteDrawings)) {
    const source = media.get(`site/${file}`);
    if (source) files.set(path, drawing(`${path} ${source.digest}`, source, draw));
  }
  return files;
}
