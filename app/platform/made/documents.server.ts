import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#app/log.server.ts";
import { lookOf } from "#app/platform/appearance/look.server.ts";
import { ContentError } from "#app/platform/content/content-error.ts";
import { type MadePdf, showDocuments } from "#app/platform/content/made.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { FindInstitutePicture } from "./institute-pictures.server.ts";
import type { PdfFacts } from "./jobs.ts";
import type { MadeFile } from "./made-file.ts";
import type { Maker } from "./maker.server.ts";
import type { Media } from "./media.server.ts";
import { type CurrentDocument, documentMaker, type WantedDocument } from "./wanted-documents.server.ts";

interface Parts {
  madeDir: string;
  maker: Maker;
  media: Media;
  picture: FindInstitutePicture;
  records: () => PublicRecords;
  wanted: (records: PublicRecords) => WantedDocument[];
  /** Called when documents have been made whose facts pages were drawn without. */
  onMade: () => void;
}

/** The site's PDFs, made from the public records as they are now. */
interface MadeDocuments {
  /** Looks whether other records are public, and shows the documents of those. */
  update: () => void;
  /** Makes in the background what is missing. */
  makeMissing: () => Promise<void>;
  /** Whether a file of this name, without its ending, is of a document that the site has now. */
  isUsed: (stem: string) => boolean;
  /** The file at a path; undefined when the site has no such document now. */
  find: (path: string) => MadeFile | undefined;
}

const pdfAt = /^\/documents\/([\w-]+)\.pdf$/;
const firstPageAt = /^\/first-pages\/([\w-]+)\.(avif|webp)$/;

/** Makes the service of the documents. */
export function createDocuments({ madeDir, maker, media, picture, records, wanted, onMade }: Parts): MadeDocuments {
  const folder = join(madeDir, "documents");
  const documentOf = documentMaker({ folder, media });
  const facts = new Map<string, PdfFacts>();
  /** Documents that cannot be made from what they say. */
  const faulty = new Set<string>();
  const making = new Map<string, Promise<unknown>>();
  let current = new Map<string, CurrentDocument>();
  let publication: number | undefined;

  /** What an earlier start, or another process, has made. */
  function findFacts(key: string): void {
    try {
      if (!facts.has(key)) facts.set(key, JSON.parse(readFileSync(join(folder, `${key}.json`), "utf8")));
    } catch {
      // It is not made yet.
    }
  }

  function show(): void {
    const shown = [...current.values()]
      .filter(({ key }) => !faulty.has(key))
      .map(({ name, key }): [string, MadePdf] => {
        const { firstPage, ...known } = facts.get(key) ?? {};
        const pictured = firstPage && { firstPage: { address: `/first-pages/${key}`, ...firstPage } };
        return [name, { address: `/documents/${name}.pdf`, ...known, ...pictured }];
      });
    showDocuments(Object.fromEntries(shown));
  }

  const report = (name: string, error: ContentError) =>
    log.error(`The site does without the document ${name}: ${error.message}`);

  /** Makes a document, unless that is going on. @throws the error of the maker */
  function make({ name, key, job }: CurrentDocument): Promise<unknown> {
    const begun = making.get(key);
    if (begun) return begun;
    const work = job()
      .then((known) => maker.now<PdfFacts>(known))
      .then((made) => void facts.set(key, made))
      .catch((error) => {
        if (error instanceof ContentError) {
          faulty.add(key);
          report(name, error);
        }
        throw error;
      })
      .finally(() => {
        making.delete(key);
        show();
      });
    making.set(key, work);
    return work;
  }

  async function readOrMake(document: CurrentDocument, ending: string): Promise<Buffer> {
    const file = `${document.to}.${ending}`;
    const kept = facts.has(document.key) ? await readFile(file).catch(() => undefined) : undefined;
    if (kept) return kept;
    await make(document);
    return readFile(file);
  }

  async function makeMissing(): Promise<void> {
    const isMissing = ({ name, key }: CurrentDocument) =>
      current.get(name)?.key === key && !facts.has(key) && !faulty.has(key);
    const missing = [...current.values()].filter(isMissing);
    if (missing.length === 0) return;
    const warn = (error: unknown) => {
      if (!(error instanceof ContentError)) log.warn({ error }, "a document could not be made");
    };
    const makeEach = (each: CurrentDocument) =>
      maker
        .later(
          () => isMissing(each),
          () => make(each),
        )
        .catch(warn);
    const work = missing.map(makeEach);
    await Promise.all(work);
    onMade();
  }

  /** Logs which documents the institute has to get from the bodies that issue them. */
  function reportMissing(wanted: WantedDocument[]): void {
    const without = wanted.map(({ id, locale }) => `${id}-${locale}`).filter((name) => !current.has(name));
    if (without.length === 0) return;
    const place = `Put its PDF into media/papers, as ${without[0]}.pdf or, for both languages, without the language.`;
    log.warn(`Without a document, since only the body that issued it can write it: ${without.join(", ")}. ${place}`);
  }

  function update(): void {
    const now = records();
    if (now.publication === publication) return;
    const isFirst = publication === undefined;
    publication = now.publication;
    const all = wanted(now);
    const look = lookOf(now);
    const ofLook = { logo: picture(look.pictures.logo, look), colours: look.palette.print };
    const found = all.flatMap((each) => {
      try {
        return documentOf(each, ofLook);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        report(`${each.id}-${each.locale}`, error);
        return [];
      }
    });
    current = new Map(found.map((each) => [each.name, each]));
    for (const { key } of found) findFacts(key);
    show();
    if (isFirst) reportMissing(all);
  }

  return {
    update,
    makeMissing,
    isUsed: (stem) => [...current.values()].some(({ key }) => key === stem),
    find(path) {
      const name = pdfAt.exec(path)?.[1];
      const [, shown, picture] = firstPageAt.exec(path) ?? [];
      const document = name
        ? current.get(name)
        : [...current.values()].find(({ key, hasFirstPage }) => key === shown && hasFirstPage);
      if (!document || faulty.has(document.key)) return undefined;
      const ending = picture ?? "pdf";
      return { key: `${document.key}.${ending}`, read: () => readOrMake(document, ending) };
    },
  };
}
