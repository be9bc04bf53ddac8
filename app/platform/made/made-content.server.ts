import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { CachedPage, Changes } from "#app/platform/http/page-cache.server.ts";
import { prepareFile } from "#app/platform/http/static-files.server.ts";
import { createDocuments, type WantedDocument } from "./documents.server.ts";
import { createMaker } from "./maker.server.ts";
import { readMediaFolder } from "./media.server.ts";

interface Parts {
  contentDir: string;
  /** Where what is made is kept. */
  madeDir: string;
  publication: Changes & { records: () => PublicRecords };
  documents: (records: PublicRecords) => WantedDocument[];
}

/** What is made from content/ and from what the office publishes, while the site runs. */
export interface MadeContent {
  /** Looks whether other records are public, and shows what is made from those. */
  update: () => void;
  /** Makes in the background what pages show; from now on also after each `update`. @returns when it is done */
  makeAll: () => Promise<void>;
  /** The file at a path, made if it is missing; undefined if the site has none there. @throws Error if it cannot be made */
  stored: (path: string) => Promise<CachedPage | undefined>;
  /** Changes of what pages show: those of the records, and those of what is made from them. */
  changes: Changes;
  close: () => void;
}

/** Size of the cache of recently requested files, in bytes. */
const mostBytes = 64 * 1024 * 1024;

/** Opens what is made from content, without making any of it yet. */
export async function openMadeContent({ contentDir, madeDir, publication, documents }: Parts): Promise<MadeContent> {
  const maker = createMaker();
  const media = await readMediaFolder({ contentDir, madeDir });
  const logo = readFileSync(join(contentDir, "media/site/logo.svg"), "utf8");
  /** How often pages have become out of date because something was made. */
  let made = 0;
  const onMade = () => {
    made += 1;
  };
  const { records } = publication;
  const pdfs = createDocuments({ madeDir, maker, media, logo, records, wanted: documents, onMade });
  pdfs.update();

  const kept = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ versions }) => versions.identity.body.length,
  });

  return {
    update: pdfs.update,
    makeAll: pdfs.makeAll,
    changes: { number: () => publication.number() + made, look: publication.look },
    async stored(path) {
      if (!/^\/(documents|first-pages)\//.test(path)) return undefined;
      await publication.look();
      pdfs.update();
      const file = pdfs.find(path);
      if (file === undefined) return undefined;
      const known = kept.get(file.key);
      if (known) return known;
      const prepared = prepareFile(path, await file.read());
      kept.set(file.key, prepared);
      return prepared;
    },
    close: maker.close,
  };
}
