import { hash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createContext } from "react-router";
import type { Look } from "#app/platform/appearance/look.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { digestOf } from "./digest.server.ts";
import type { UnmadeDocument } from "./documents.server.ts";
import type { FindInstitutePicture } from "./institute-pictures.server.ts";
import type { MakerJob, PosterJob } from "./jobs.ts";
import type { Maker } from "./maker.server.ts";
import type { Poster, PosterForm } from "./poster.ts";
import { documentRecipe, posterRecipe } from "./recipe.server.ts";
import type { Sheet } from "./sheet.ts";
import { inPrint, inPrintAnyway } from "./signs.ts";

interface Parts {
  madeDir: string;
  maker: Maker;
  picture: FindInstitutePicture;
  look: () => Look;
  unmade: () => UnmadeDocument[];
}

/** What is made only when somebody asks for it. Each throws a ContentError when it cannot be typeset. */
export interface Printing {
  /** A poster as a PDF or a PNG; its text must fit on one page. */
  poster: (poster: Poster, form: PosterForm) => Promise<Buffer>;
  /** A sheet as a PDF. */
  sheet: (sheet: Sheet) => Promise<Buffer>;
  /** The same for a sheet that holds only at this moment, or names people: nothing of it stays on the disk. */
  sheetOnce: (sheet: Sheet) => Promise<Buffer>;
  /** The same for a poster as a picture. */
  pictureOnce: (poster: Poster) => Promise<Buffer>;
  /** The documents of the website that cannot be made of what is public now. */
  unmade: () => UnmadeDocument[];
}

const endingOf = (form: PosterForm) => (form === "a4" ? "pdf" : "png");

type PrintedLook = Pick<PosterJob, "logo" | "colours">;

/** Makes what is asked for, one after another and each once: what waits is only text, so many at once take no memory. */
export function createPrinting({ madeDir, maker, picture, look, unmade }: Parts): Printing {
  const recipe = digestOf(documentRecipe(), posterRecipe());
  const making = new Map<string, Promise<unknown>>();

  async function printedLook(now: Look): Promise<PrintedLook> {
    return { logo: await picture(now.pictures.logo, now)?.source(), colours: now.palette.print };
  }

  /** A file, kept under a digest of all that it is made from; `job` takes its path without the ending. */
  async function keptOrMade(said: object, ending: string, job: (to: string, look: PrintedLook) => MakerJob) {
    const now = look();
    const logo = picture(now.pictures.logo, now);
    const colours = now.palette.print;
    // Longer than the digest of other names, as what is asked for is not known beforehand and must not get another's file.
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

  /** A file that is removed once it is read. */
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
      const sheet = inPrintAnyway(asked);
      return madeOnce("pdf", (to, look) => sheetJob(sheet, to, look));
    },
    async pictureOnce(asked) {
      const poster = inPrint(asked);
      return madeOnce("png", (to, look) => posterJob(poster, "picture", to, look));
    },
    async poster(asked, form) {
      const poster = inPrint(asked);
      return keptOrMade({ poster }, endingOf(form), (to, look) => posterJob(poster, form, to, look));
    },
    async sheet(asked) {
      const sheet = inPrintAnyway(asked);
      return keptOrMade({ sheet }, "pdf", (to, look) => sheetJob(sheet, to, look));
    },
  };
}

/** Router context of what is made when somebody asks for it. */
export const printingContext = createContext<Printing>();
