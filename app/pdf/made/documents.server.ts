import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import { type SitePdf, setSitePdfs } from "#app/cms/content/media.ts";
import { toPrintable, toPrintableOrMarked } from "#app/cms/content/printable-text.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { ContentError, type Unprintable } from "#app/lib/content-error.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { log } from "#app/log.server.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
import type { PrintColours } from "#app/ui/appearance/look.ts";
import type { DocumentJob, MadeFile, PdfFacts } from "./jobs.ts";
import type { Maker } from "./maker.server.ts";
import type { FindInstitutePicture, InstitutePicture, Media } from "./media.server.ts";
import { digestOf, documentRecipe } from "./recipe.server.ts";
import type { Sheet } from "./sheet.ts";

export interface WantedDocument {
  id: string;
  locale: Locale;
  /** Undefined if only another body can write it. @throws ContentError when its record has nothing to typeset */
  sheet: () => Sheet | undefined;
  hasFirstPage: boolean;
}

/** `name` is like `fee-structure-mr`; `key` has a digest of all that the document is made from. */
interface CurrentDocument extends Pick<WantedDocument, "id" | "locale"> {
  name: string;
  key: string;
  to: string;
  hasFirstPage: boolean;
  job: () => Promise<DocumentJob>;
}

interface SourceParts {
  folder: string;
  media: Media;
}

interface DocumentLook {
  logo: InstitutePicture | undefined;
  colours: PrintColours;
}

/** The institute's own file goes first. The returned function throws a ContentError for unprintable text. */
function documentMaker({ folder, media }: SourceParts) {
  const recipe = documentRecipe();
  return ({ id, locale, sheet, hasFirstPage }: WantedDocument, { logo, colours }: DocumentLook): CurrentDocument[] => {
    const name = `${id}-${locale}`;
    const own = media.get(`papers/${name}.pdf`) ?? media.get(`papers/${id}.pdf`);
    const wanted = own ? undefined : sheet();
    if (!own && !wanted) return [];
    const toSet = toPrintable(wanted);
    const source = own ? own.digest : JSON.stringify([toSet, logo?.key, colours]);
    const key = `${name}-${digestOf(recipe, source, hasFirstPage ? "with first page" : "")}`;
    const to = join(folder, key);
    const from = async () =>
      own ? { path: own.path, digest: own.digest } : { sheet: toSet as Sheet, logo: await logo?.source(), colours };
    const job = async (): Promise<DocumentJob> => ({ make: "document", to, from: await from(), hasFirstPage });
    return [{ id, locale, name, key, to, hasFirstPage, job }];
  };
}

interface Parts {
  madeDir: string;
  maker: Maker;
  media: Media;
  picture: FindInstitutePicture;
  records: () => PublicRecords;
  wanted: (records: PublicRecords) => WantedDocument[];
  /** Called when documents were made whose facts (size, pages) already rendered pages lack. */
  onMade: () => void;
}

export interface UnmadeDocument {
  id: string;
  locale: Locale;
  unprintable: Unprintable | undefined;
  isKept: boolean;
}

/** The site's PDFs, made from the public records of the moment; if one cannot be made, its last version stays. */
interface MadeDocuments {
  update: () => void;
  makeMissing: () => Promise<void>;
  unmade: () => UnmadeDocument[];
  isUsed: (stem: string) => boolean;
  find: (path: string) => MadeFile | undefined;
}

const pdfAt = /^\/documents\/([\w-]+)\.pdf$/;
const firstPageAt = /^\/first-pages\/([\w-]+)\.(avif|webp)$/;

export function createDocuments({ madeDir, maker, media, picture, records, wanted, onMade }: Parts): MadeDocuments {
  const folder = join(madeDir, "documents");
  const documentOf = documentMaker({ folder, media });
  const facts = new Map<string, PdfFacts>();
  const faulty = new Map<string, ContentError>();
  let unmade: UnmadeDocument[] = [];
  const making = new Map<string, Promise<unknown>>();
  let current = new Map<string, CurrentDocument>();
  let publication: number | undefined;

  const markAsLast = (to: string) => utimes(`${to}.json`, new Date(), new Date()).catch(() => {});

  function findFacts(key: string): void {
    try {
      if (!facts.has(key)) facts.set(key, JSON.parse(readFileSync(join(folder, `${key}.json`), "utf8")));
    } catch {
      // Not made yet.
    }
  }

  function show(): void {
    const shown = [...current.values()].map(({ name, key }): [string, SitePdf] => {
      const { firstPage, institute: _, ...known } = facts.get(key) ?? {};
      const pictured = firstPage && { firstPage: { address: `/first-pages/${key}`, ...firstPage } };
      return [name, { address: `/documents/${name}.pdf`, ...known, ...pictured }];
    });
    setSitePdfs(Object.fromEntries(shown));
  }

  /** The newest usable file of a document: the time of its facts is set each time it becomes current. */
  function findLast({ id, locale }: Pick<WantedDocument, "id" | "locale">): string | undefined {
    const name = `${id}-${locale}`;
    const institute = toPrintableOrMarked(records().of(instituteRecords).institute.name[locale]);
    const isOfName = (file: string) => file.startsWith(name) && /^-[\da-f]{8}\.json$/.test(file.slice(name.length));
    const names = existsSync(folder) ? readdirSync(folder).filter(isOfName) : [];
    const time = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const keys = names.sort((one, other) => time(other) - time(one)).map((file) => file.replace(/\.json$/, ""));
    return keys.find((key) => {
      findFacts(key);
      return facts.get(key)?.institute === institute && existsSync(join(folder, `${key}.pdf`));
    });
  }

  function fail({ id, locale }: Pick<WantedDocument, "id" | "locale">, error: ContentError): void {
    const name = `${id}-${locale}`;
    const key = findLast({ id, locale });
    const known = unmade.some((each) => each.id === id && each.locale === locale);
    if (!known) unmade.push({ id, locale, unprintable: error.unprintable, isKept: key !== undefined });
    const instead = key ? "the one made before" : "no file";
    log.error(`The document ${name} could not be made, so the site has ${instead}: ${error.message}`);
    current.delete(name);
    if (!key) return;
    const hasFirstPage = facts.get(key)?.firstPage !== undefined;
    current.set(name, { id, locale, name, key, to: join(folder, key), hasFirstPage, job: () => Promise.reject(error) });
  }

  function make(document: CurrentDocument): Promise<unknown> {
    const { name, key, job } = document;
    const begun = making.get(key);
    if (begun) return begun;
    const work = job()
      .then((known) => maker.now<PdfFacts>(known))
      .then((made) => void facts.set(key, made))
      .catch((error) => {
        if (error instanceof ContentError) {
          faulty.set(key, error);
          if (current.get(name)?.key === key) fail(document, error);
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

  function reportMissing(wanted: WantedDocument[]): void {
    const failed = unmade.map(({ id, locale }) => `${id}-${locale}`);
    const names = wanted.map(({ id, locale }) => `${id}-${locale}`);
    const without = names.filter((name) => !current.has(name) && !failed.includes(name));
    if (without.length === 0) return;
    const place = `Put its PDF into media/papers, as ${without[0]}.pdf or, for both languages, without the language.`;
    log.info(`Without a document, since only the body that issued it can write it: ${without.join(", ")}. ${place}`);
  }

  function update(): void {
    const now = records();
    if (now.publication === publication) return;
    const isFirst = publication === undefined;
    publication = now.publication;
    const all = wanted(now);
    const look = lookOf(now);
    const ofLook = { logo: picture(look.pictures.logo, look), colours: look.palette.print };
    const failed: [Pick<WantedDocument, "id" | "locale">, ContentError][] = [];
    const found = all.flatMap((each) => {
      try {
        return documentOf(each, ofLook);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        failed.push([each, error]);
        return [];
      }
    });
    current = new Map(found.map((each) => [each.name, each]));
    unmade = [];
    for (const document of found) {
      const error = faulty.get(document.key);
      if (error) failed.push([document, error]);
      else findFacts(document.key);
    }
    for (const [document, error] of failed) fail(document, error);
    for (const { to, key } of current.values()) if (facts.has(key)) void markAsLast(to);
    show();
    if (isFirst) reportMissing(all);
  }

  return {
    update,
    makeMissing,
    unmade: () => unmade,
    isUsed: (stem) => [...current.values()].some(({ key }) => key === stem),
    find(path) {
      const name = pdfAt.exec(path)?.[1];
      const [, shown, picture] = firstPageAt.exec(path) ?? [];
      const document = name
        ? current.get(name)
        : [...current.values()].find(({ key, hasFirstPage }) => key === shown && hasFirstPage);
      if (!document) return undefined;
      const ending = picture ?? "pdf";
      return { key: `${document.key}.${ending}`, read: () => readOrMake(document, ending) };
    },
  };
}
