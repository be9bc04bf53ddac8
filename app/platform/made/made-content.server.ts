import { LRUCache } from "lru-cache";
import { log } from "#app/log.server.ts";
import { colourSheetAt } from "#app/platform/appearance/colour-sheet.server.ts";
import { lookOf } from "#app/platform/appearance/look.server.ts";
import { ContentError } from "#app/platform/content/content-error.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { type CachedPage, type Changes, compressedCopies } from "#app/platform/http/page-cache.server.ts";
import { prepareFile } from "#app/platform/http/static-files.server.ts";
import { createBitmaps } from "./bitmaps.server.ts";
import { deleteUnused } from "./delete-old.server.ts";
import { createDocuments } from "./documents.server.ts";
import { openHeadingFaces } from "./heading-face.server.ts";
import { createInstitutePictures, type ReadOfficePicture } from "./institute-pictures.server.ts";
import type { MadeFile } from "./made-file.ts";
import { createMaker } from "./maker.server.ts";
import { readMediaFolder } from "./media.server.ts";
import { openMediaPictures } from "./pictures.server.ts";
import { createPrinting, type Printing } from "./printing.server.ts";
import { siteBitmaps } from "./site-drawings.ts";
import { createSiteFiles } from "./site-files.server.ts";
import type { WantedDocument } from "./wanted-documents.server.ts";

interface Parts {
  contentDir: string;
  madeDir: string;
  publication: Changes & { records: () => PublicRecords };
  documents: (records: PublicRecords) => WantedDocument[];
  texts: (records: PublicRecords) => string[];
  officeFeatures: string[];
  readOfficePicture: ReadOfficePicture;
}

export interface MadeContent {
  update: () => void | Promise<void>;
  /** Makes in the background what pages show, from now on also after each `update`. */
  makeAll: () => Promise<void>;
  /** Undefined if the site has no file at the path. @throws Error if it cannot be made */
  stored: (path: string) => Promise<CachedPage | undefined>;
  printing: Printing;
  changes: Changes;
  close: () => void;
}

const mostBytes = 64 * 1024 * 1024;

export async function openMadeContent(parts: Parts): Promise<MadeContent> {
  const { contentDir, madeDir, publication, documents, texts, officeFeatures, readOfficePicture } = parts;
  const { records } = publication;
  const maker = createMaker();
  let made = 0;
  const onMade = () => {
    made += 1;
  };
  const [media, faces] = await Promise.all([
    readMediaFolder({ contentDir, madeDir }),
    openHeadingFaces({ madeDir, contentDir, maker, records, texts, officeFeatures, onMade }),
  ]);
  const bitmap = createBitmaps({ madeDir, maker });
  const pictures = openMediaPictures({ bitmap, media });
  const picture = createInstitutePictures({ madeDir, media, readOfficePicture });
  const siteFile = createSiteFiles({ bitmap, picture, look: () => lookOf(records()) });
  const pdfs = createDocuments({ madeDir, maker, media, picture, records, wanted: documents, onMade });
  const printing = createPrinting({ madeDir, maker, picture, look: () => lookOf(records()), unmade: pdfs.unmade });
  pdfs.update();

  const kept = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ versions }) => versions.identity.body.length,
  });

  const stemOf = (key = "") => key.replace(/\.\w+$/, "");
  const bitmaps = new Set([...pictures.values()].map(({ key }) => stemOf(key)));
  const isOfSite = (stem: string) => Object.keys(siteBitmaps).some((path) => stemOf(siteFile(path)?.key) === stem);
  const isUsed = (stem: string) => bitmaps.has(stem) || isOfSite(stem) || pdfs.isUsed(stem) || faces.isUsed(stem);

  const sheetFile = (path: string): MadeFile | undefined => {
    const sheet = colourSheetAt(path);
    return sheet && { key: path, read: async () => Buffer.from(sheet.text) };
  };

  async function findCurrent(path: string): Promise<MadeFile | undefined> {
    if (!/^\/(documents\/|first-pages\/|icon-|favicon|share)/.test(path)) return undefined;
    await publication.look();
    update();
    return siteFile(path) ?? pdfs.find(path);
  }

  let madeFor: number | undefined;
  let makesAll = false;

  async function makeMissing(): Promise<void> {
    madeFor = records().publication;
    await Promise.all([pdfs.makeMissing(), faces.makeMissing()]);
  }

  function update(): void {
    pdfs.update();
    if (makesAll && madeFor !== records().publication) void makeMissing();
  }

  async function stored(path: string): Promise<CachedPage | undefined> {
    const file = pictures.get(path) ?? faces.find(path) ?? sheetFile(path) ?? (await findCurrent(path));
    if (file === undefined) return undefined;
    const known = kept.get(file.key);
    if (known) return known;
    // The document cannot be made: an earlier version may be shown instead.
    const bytes = await file.read().catch((error) => {
      if (error instanceof ContentError) return undefined;
      throw error;
    });
    if (!bytes) {
      const other = await findCurrent(path);
      return other && other.key !== file.key ? stored(path) : undefined;
    }
    const copies = /\.(svg|css)$/.test(path) ? await compressedCopies(bytes) : {};
    const prepared = prepareFile(path, bytes, copies);
    kept.set(file.key, prepared);
    return prepared;
  }

  return {
    update,
    async makeAll() {
      makesAll = true;
      await makeMissing();
      await deleteUnused(madeDir, isUsed).catch((error) =>
        log.warn({ error }, `old files in ${madeDir} could not be deleted`),
      );
    },
    printing,
    changes: { number: () => publication.number() + made, look: publication.look },
    stored,
    close: maker.close,
  };
}
