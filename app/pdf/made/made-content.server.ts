import { readdir, rm, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { LRUCache } from "lru-cache";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { ContentError } from "#app/lib/content-error.ts";
import { type CachedPage, type Changes, compressedCopies } from "#app/lib/http/page-cache.server.ts";
import { prepareFile } from "#app/lib/http/static-files.server.ts";
import { partEnding } from "#app/lib/write-whole.ts";
import { log } from "#app/log.server.ts";
import { colourSheetAt, lookOf } from "#app/ui/appearance/look.server.ts";
import { createDocuments, type WantedDocument } from "./documents.server.ts";
import { openHeadingFaces } from "./heading-face.server.ts";
import type { MadeFile } from "./jobs.ts";
import { createMaker } from "./maker.server.ts";
import { createInstitutePictures, type ReadOfficePicture, readMediaFolder } from "./media.server.ts";
import { createBitmaps, createSiteFiles, openMediaPictures } from "./pictures.server.ts";
import { createPrinting, type Printing } from "./printing.server.ts";
import { siteBitmaps } from "./site-drawings.ts";

const day = 24 * 60 * 60 * 1000;
/** Days for which an unused file is kept: another site on the same folder, or a cached page, may still need it. */
const keptDays = 90;

/** Deletes old unused files, and what was left unfinished a day ago; `isUsed` gets the name without its ending. */
export async function deleteUnused(
  madeDir: string,
  isUsed: (stem: string) => boolean,
  now = Date.now(),
): Promise<void> {
  for (const folder of ["documents", "pictures", "fonts"]) {
    const names = await readdir(join(madeDir, folder)).catch(() => []);
    for (const name of names) {
      const path = join(madeDir, folder, name);
      const isPart = name.endsWith(partEnding);
      if (!isPart && isUsed(basename(name, extname(name)))) continue;
      const age = (now - ((await stat(path).catch(() => undefined))?.mtimeMs ?? now)) / day;
      if (age > (isPart ? 1 : keptDays)) await rm(path, { force: true });
    }
  }
}

interface Parts {
  contentDir: string;
  madeDir: string;
  publication: Changes & { records: () => PublicRecords };
  documents: (records: PublicRecords) => WantedDocument[];
  texts: (records: PublicRecords) => string[];
  officeFiles: RegExp;
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
  const { contentDir, madeDir, publication, documents, texts, officeFiles, readOfficePicture } = parts;
  const { records } = publication;
  const maker = createMaker();
  let made = 0;
  const onMade = () => {
    made += 1;
  };
  const [media, faces] = await Promise.all([
    readMediaFolder({ contentDir, madeDir }),
    openHeadingFaces({ madeDir, contentDir, maker, records, texts, officeFiles, onMade }),
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
