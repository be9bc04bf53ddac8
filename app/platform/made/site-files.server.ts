import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { usualPictures } from "#app/platform/appearance/appearance.ts";
import type { Look } from "#app/platform/appearance/look.ts";
import { digestOf } from "./digest.server.ts";
import type { FindInstitutePicture } from "./institute-pictures.server.ts";
import type { MadeFile } from "./made-file.ts";
import type { Maker } from "./maker.server.ts";
import { pictureRecipe } from "./pictures.server.ts";
import { icoOf, type SiteBitmap, siteBitmaps } from "./site-drawings.ts";

interface Parts {
  madeDir: string;
  maker: Maker;
  picture: FindInstitutePicture;
  look: () => Look;
}

/** Finds the bitmaps with fixed addresses: icons and share picture, made from those that the site has now. */
export function createSiteFiles({ madeDir, maker, picture, look }: Parts) {
  const folder = join(madeDir, "pictures");
  const making = new Map<string, Promise<void>>();

  function bitmap(path: string, { role, ...wanted }: SiteBitmap): MadeFile | undefined {
    const now = look();
    const name = now.pictures[role];
    const from = picture(name, now) ?? picture(usualPictures[role], now);
    if (!from) return undefined;
    // What is not drawn as an icon stands whole on white, with room for the round mask of a phone.
    const margin = role === "icon" && name !== usualPictures.icon ? Math.round(wanted.width / 10) : undefined;
    const job = { ...wanted, ...(margin && { margin }) };
    const key = path.slice(1).replace(".", `-${digestOf(`${pictureRecipe}`, from.key, margin ? "margin" : "")}.`);
    const to = join(folder, key);
    async function make(): Promise<void> {
      await maker.now<void>({ make: "bitmap", to, from: await (from as typeof from & object).source(), ...job });
    }
    async function read(): Promise<Buffer> {
      const kept = await readFile(to).catch(() => undefined);
      if (kept) return kept;
      const begun = making.get(to) ?? make().finally(() => making.delete(to));
      making.set(to, begun);
      await begun;
      return readFile(to);
    }
    return { key, read };
  }

  function find(path: string): MadeFile | undefined {
    const wanted = siteBitmaps[path];
    if (wanted) return bitmap(path, wanted);
    const icon = path === "/favicon.ico" ? find("/icon-48.png") : undefined;
    return icon && { key: `${icon.key} ico`, read: async () => icoOf(await icon.read(), 48) };
  }
  return find;
}
