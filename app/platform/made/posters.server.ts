import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContext } from "react-router";
import type { Look } from "#app/platform/appearance/look.ts";
import { digestOf } from "./digest.server.ts";
import type { FindInstitutePicture } from "./institute-pictures.server.ts";
import type { Maker } from "./maker.server.ts";
import type { Poster, PosterForm } from "./poster.ts";
import { posterRecipe } from "./recipe.server.ts";

interface Parts {
  madeDir: string;
  maker: Maker;
  picture: FindInstitutePicture;
  look: () => Look;
}

/** Makes a poster, as a PDF or a PNG. @throws ContentError when its text does not fit on one page */
export type MakePoster = (poster: Poster, form: PosterForm) => Promise<Buffer>;

/** Makes posters one after another, each once: those that wait are only text, so many at once take no memory. */
export function createPosters({ madeDir, maker, picture, look }: Parts): MakePoster {
  const recipe = posterRecipe();
  const making = new Map<string, Promise<void>>();
  return async (poster, form) => {
    const now = look();
    const logo = picture(now.pictures.logo, now);
    const colours = now.palette.print;
    const key = digestOf(recipe, JSON.stringify([poster, form, logo?.key, colours]));
    const to = join(madeDir, "documents", `poster-${key}.${form === "a4" ? "pdf" : "png"}`);
    const kept = await readFile(to).catch(() => undefined);
    if (kept) return kept;
    const make = async () => maker.now<void>({ make: "poster", to, poster, form, logo: await logo?.source(), colours });
    const begun = making.get(to) ?? make().finally(() => making.delete(to));
    making.set(to, begun);
    await begun;
    return readFile(to);
  };
}

/** Router context of the posters. */
export const postersContext = createContext<MakePoster>();
