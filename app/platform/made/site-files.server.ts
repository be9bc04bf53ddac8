import { type PictureRole, usualPictures } from "#app/platform/appearance/appearance.ts";
import type { Look } from "#app/platform/appearance/look.ts";
import type { Bitmaps } from "./bitmaps.server.ts";
import { digestOf } from "./digest.server.ts";
import type { FindInstitutePicture } from "./institute-pictures.server.ts";
import type { MadeFile } from "./made-file.ts";
import { pictureRecipe } from "./pictures.server.ts";
import { icoOf, type SiteBitmap, siteBitmaps } from "./site-drawings.ts";

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
