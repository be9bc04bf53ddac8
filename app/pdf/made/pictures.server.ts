import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { colours, otherColours, type PictureRole, usualPictures } from "#app/cms/content/appearance.ts";
import { type SitePicture, setSitePictures } from "#app/cms/content/media.ts";
import { pictureFormats } from "#app/lib/sanitize/encode-picture.ts";
import type { Look } from "#app/ui/appearance/look.ts";
import { type BitmapJob, inColour, type MadeFile, type MediaSource, readMedia } from "./jobs.ts";
import type { Maker } from "./maker.server.ts";
import type { FindInstitutePicture, Media, MediaFile } from "./media.server.ts";
import { digestOf } from "./recipe.server.ts";
import {
  icoOf,
  type SiteBitmap,
  siteBitmaps,
  siteDrawings,
  withDarkColours,
  withSplashAnimation,
} from "./site-drawings.ts";

type WantedBitmap = Omit<BitmapJob, "make" | "to" | "from">;

/** Makes a bitmap when it is first read; many readers wait for one making. `key` is also the file's name. */
export function createBitmaps({ madeDir, maker }: { madeDir: string; maker: Maker }) {
  const making = new Map<string, Promise<void>>();
  return (key: string, source: () => Promise<MediaSource>, wanted: WantedBitmap): MadeFile => {
    const to = join(madeDir, "pictures", key);
    const make = async () => maker.now<void>({ make: "bitmap", to, from: await source(), ...wanted });
    async function read(): Promise<Buffer> {
      const kept = await readFile(to).catch(() => undefined);
      if (kept) return kept;
      const begun = making.get(to) ?? make().finally(() => making.delete(to));
      making.set(to, begun);
      await begun;
      return readFile(to);
    }
    return { key, read };
  };
}

type Bitmaps = ReturnType<typeof createBitmaps>;

/** Increase it when pictures are made differently, so that kept ones are not used. */
const pictureRecipe = 3;
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

interface SiteFileParts {
  bitmap: Bitmaps;
  picture: FindInstitutePicture;
  look: () => Look;
}

/** An icon needs room for a phone's round mask, and a logo as share picture must not be cropped. */
const isFramed = (role: PictureRole, { pictures }: Look) =>
  (role === "icon" || (role === "share" && pictures.share === pictures.logo)) && pictures[role] !== usualPictures[role];

export function createSiteFiles({ bitmap, picture, look }: SiteFileParts) {
  function siteBitmap(path: string, { role, ...wanted }: SiteBitmap): MadeFile | undefined {
    const now = look();
    const name = now.pictures[role];
    const from = picture(name, now) ?? picture(usualPictures[role], now);
    if (!from) return undefined;
    const margin = isFramed(role, now) ? Math.round((wanted.height ?? wanted.width) / 10) : undefined;
    const key = path.slice(1).replace(".", `-${digestOf(`${pictureRecipe}`, from.key, margin ? "margin" : "")}.`);
    return bitmap(key, from.source, { ...wanted, ...(margin && { margin }) });
  }

  function find(path: string): MadeFile | undefined {
    const wanted = siteBitmaps[path];
    if (wanted) return siteBitmap(path, wanted);
    const icon = path === "/favicon.ico" ? find("/icon-48.png") : undefined;
    return icon && { key: `${icon.key} ico`, read: async () => icoOf(await icon.read(), 48) };
  }
  return find;
}
