import { baseFolder } from "#app/cms/content/content-source.server.ts";
import type { Publication } from "#app/cms/records/publication.server.ts";
import { type MadeContent, openMadeContent } from "#app/pdf/made/made-content.server.ts";
import type { ReadOfficePicture } from "#app/pdf/made/media.server.ts";
import { wantedDocuments } from "#app/site/documents/documents.server.ts";
import { marathiHeadings } from "./records.server.ts";

type PublicNow = Pick<Publication, "number" | "look" | "records">;

/** Files below app/ whose pages are all in the office, which has no heading face (office-frame.css). */
export const officeFiles = /^(register\/duties|inbox|people\/staff|office(?!\/(news|set-up)\/))\//;

export const openMade = (
  { contentDir, madeDir }: { contentDir: string; madeDir: string },
  publication: PublicNow,
  readOfficePicture: ReadOfficePicture,
  documents = wantedDocuments,
): Promise<MadeContent> =>
  openMadeContent({
    ...{ contentDir, madeDir, publication, readOfficePicture, documents },
    ...{ texts: marathiHeadings, officeFiles },
  });

/** The content folder changes at the end of the set-up; `update` then opens the new one. */
export async function openChangingMade(
  madeDir: string,
  publication: PublicNow,
  readOfficePicture: ReadOfficePicture,
): Promise<MadeContent> {
  const open = async (contentDir: string) => ({
    contentDir,
    made: await openMade({ contentDir, madeDir }, publication, readOfficePicture),
  });
  let current = await open(baseFolder());
  let isAllMade = false;
  let opening: Promise<void> | undefined;
  /** Changes of earlier content, so that the number also grows when the content is replaced. */
  let before = 0;

  async function openOther(): Promise<void> {
    const last = current.made;
    current = await open(baseFolder());
    before += last.changes.number() - publication.number() + 1;
    last.close();
    if (isAllMade) void current.made.makeAll();
  }

  async function follow(): Promise<MadeContent> {
    while (current.contentDir !== baseFolder()) {
      opening ??= openOther().finally(() => {
        opening = undefined;
      });
      await opening;
    }
    return current.made;
  }

  return {
    update: async () => (await follow()).update(),
    async makeAll() {
      isAllMade = true;
      await (await follow()).makeAll();
    },
    stored: async (path) => (await follow()).stored(path),
    printing: {
      unmade: () => current.made.printing.unmade(),
      poster: async (...asked) => (await follow()).printing.poster(...asked),
      sheet: async (sheet) => (await follow()).printing.sheet(sheet),
      sheetOnce: async (sheet) => (await follow()).printing.sheetOnce(sheet),
      pictureOnce: async (poster) => (await follow()).printing.pictureOnce(poster),
    },
    changes: { number: () => before + current.made.changes.number(), look: publication.look },
    close: () => current.made.close(),
  };
}
