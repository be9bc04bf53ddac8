import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createContext } from "react-router";
import { lookOf } from "#app/platform/appearance/look.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { FindInstitutePicture } from "./institute-pictures.server.ts";
import type { Maker } from "./maker.server.ts";
import type { Sheet } from "./sheet.ts";

interface Parts {
  madeDir: string;
  maker: Pick<Maker, "now">;
  picture: FindInstitutePicture;
  records: () => PublicRecords;
}

/** Typesets a PDF for one reader, who waits for it; nothing of it is kept. @throws ContentError when it cannot be typeset */
export type Typeset = (sheet: Sheet) => Promise<Buffer>;

/** Makes the function that typesets in the institute's look of the moment. */
export const createTypeset =
  ({ madeDir, maker, picture, records }: Parts): Typeset =>
  async (sheet) => {
    const look = lookOf(records());
    const logo = await picture(look.pictures.logo, look)?.source();
    const to = join(madeDir, "documents", `once-${newId()}`);
    try {
      const from = { sheet, logo, colours: look.palette.print };
      await maker.now({ make: "document", to, from, hasFirstPage: false });
      return await readFile(`${to}.pdf`);
    } finally {
      await Promise.all(["pdf", "json"].map((ending) => rm(`${to}.${ending}`, { force: true })));
    }
  };

/** Router context of what typesets for one reader. */
export const typesetContext = createContext<Typeset>();
