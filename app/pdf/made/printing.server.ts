import { hash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createContext } from "react-router";
import { toPrintable, toPrintableOrMarked } from "#app/cms/content/printable-text.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Look } from "#app/ui/appearance/look.ts";
import type { UnmadeDocument } from "./documents.server.ts";
import type { MakerJob, PosterJob } from "./jobs.ts";
import type { Maker } from "./maker.server.ts";
import type { FindInstitutePicture } from "./media.server.ts";
import { digestOf, documentRecipe, posterRecipe } from "./recipe.server.ts";
import type { Poster, PosterForm, Sheet } from "./sheet.ts";

interface Parts {
  madeDir: string;
  maker: Maker;
  picture: FindInstitutePicture;
  look: () => Look;
  unmade: () => UnmadeDocument[];
}

/** Each function throws a ContentError when its content cannot be typeset. */
export interface Printing {
  /** A PDF or PNG; its text must fit on one page. */
  poster: (poster: Poster, form: PosterForm) => Promise<Buffer>;
  sheet: (sheet: Sheet) => Promise<Buffer>;
  /** For sheets of one moment or with people's names: nothing stays on the disk. */
  sheetOnce: (sheet: Sheet) => Promise<Buffer>;
  pictureOnce: (poster: Poster) => Promise<Buffer>;
  unmade: () => UnmadeDocument[];
}

const endingOf = (form: PosterForm) => (form === "a4" ? "pdf" : "png");

type PrintedLook = Pick<PosterJob, "logo" | "colours">;

/** One at a time, each once: waiting jobs are only text, so many take no memory. */
export function createPrinting({ madeDir, maker, picture, look, unmade }: Parts): Printing {
  const recipe = digestOf(documentRecipe(), posterRecipe());
  const making = new Map<string, Promise<unknown>>();

  async function printedLook(now: Look): Promise<PrintedLook> {
    return { logo: await picture(now.pictures.logo, now)?.source(), colours: now.palette.print };
  }

  async function keptOrMade(said: object, ending: string, job: (to: string, look: PrintedLook) => MakerJob) {
    const now = look();
    const logo = picture(now.pictures.logo, now);
    const colours = now.palette.print;
    // Longer than other digests: requests are not known beforehand and must not get another's file.
    const digest = hash("sha256", recipe + JSON.stringify([said, logo?.key, colours])).slice(0, 32);
    const to = join(madeDir, "documents", `printed-${digest}`);
    const file = `${to}.${ending}`;
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const make = async () => maker.now(job(to, await printedLook(now)));
    const begun = making.get(file) ?? make().finally(() => making.delete(file));
    making.set(file, begun);
    await begun;
    return readFile(file);
  }

  const sheetJob = (sheet: Sheet, to: string, look: PrintedLook): MakerJob => ({
    make: "document",
    to,
    from: { sheet, ...look },
    hasFirstPage: false,
  });

  const posterJob = (poster: Poster, form: PosterForm, to: string, look: PrintedLook): MakerJob => ({
    make: "poster",
    to: `${to}.${endingOf(form)}`,
    poster,
    form,
    ...look,
  });

  async function madeOnce(ending: string, job: (to: string, look: PrintedLook) => MakerJob) {
    const to = join(madeDir, "documents", `once-${newId()}`);
    try {
      await maker.now(job(to, await printedLook(look())));
      return await readFile(`${to}.${ending}`);
    } finally {
      for (const each of [ending, "json"]) await rm(`${to}.${each}`, { force: true });
    }
  }

  return {
    unmade,
    async sheetOnce(asked) {
      const sheet = toPrintableOrMarked(asked);
      return madeOnce("pdf", (to, look) => sheetJob(sheet, to, look));
    },
    async pictureOnce(asked) {
      const poster = toPrintable(asked);
      return madeOnce("png", (to, look) => posterJob(poster, "picture", to, look));
    },
    async poster(asked, form) {
      const poster = toPrintable(asked);
      return keptOrMade({ poster }, endingOf(form), (to, look) => posterJob(poster, form, to, look));
    },
    async sheet(asked) {
      const sheet = toPrintableOrMarked(asked);
      return keptOrMade({ sheet }, "pdf", (to, look) => sheetJob(sheet, to, look));
    },
  };
}

export const printingContext = createContext<Printing>();
