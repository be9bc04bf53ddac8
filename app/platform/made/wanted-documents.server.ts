import { join } from "node:path";
import type { PrintColours } from "#app/platform/appearance/look.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { digestOf } from "./digest.server.ts";
import type { InstitutePicture } from "./institute-pictures.server.ts";
import type { DocumentJob } from "./jobs.ts";
import type { Media } from "./media.server.ts";
import { documentRecipe } from "./recipe.server.ts";
import type { Sheet } from "./sheet.ts";
import { inPrint } from "./signs.ts";

/** A document that the site shows in a language. */
export interface WantedDocument {
  id: string;
  locale: Locale;
  /**
   * What is typeset if the institute has no own file; undefined if only another body can write it.
   * @throws ContentError when its record has nothing to typeset.
   */
  sheet: () => Sheet | undefined;
  /** Whether pages show a picture of its first page. */
  hasFirstPage: boolean;
}

/** A document of the current records: its name, as `fee-structure-mr`, and a digest of all that it is made from. */
export interface CurrentDocument extends Pick<WantedDocument, "id" | "locale"> {
  name: string;
  key: string;
  /** Where it is made; a path without ending. */
  to: string;
  hasFirstPage: boolean;
  /** What the program needs to make it. */
  job: () => Promise<DocumentJob>;
}

interface Parts {
  /** Where documents are kept. */
  folder: string;
  media: Media;
}

/** What all documents show of the institute's look. */
interface DocumentLook {
  /** The institute's logo, if it has one. */
  logo: InstitutePicture | undefined;
  colours: PrintColours;
}

/**
 * Finds the source of a wanted document: the institute's own file, or a sheet. Empty if there is neither.
 * @returns a function that throws a ContentError when the sheet has nothing to typeset, or what cannot be printed.
 */
export function documentMaker({ folder, media }: Parts) {
  const recipe = documentRecipe();
  return ({ id, locale, sheet, hasFirstPage }: WantedDocument, { logo, colours }: DocumentLook): CurrentDocument[] => {
    const name = `${id}-${locale}`;
    const own = media.get(`papers/${name}.pdf`) ?? media.get(`papers/${id}.pdf`);
    const wanted = own ? undefined : sheet();
    if (!own && !wanted) return [];
    const toSet = inPrint(wanted);
    const source = own ? own.digest : JSON.stringify([toSet, logo?.key, colours]);
    const key = `${name}-${digestOf(recipe, source, hasFirstPage ? "with first page" : "")}`;
    const to = join(folder, key);
    const from = async () =>
      own ? { path: own.path, digest: own.digest } : { sheet: toSet as Sheet, logo: await logo?.source(), colours };
    const job = async (): Promise<DocumentJob> => ({ make: "document", to, from: await from(), hasFirstPage });
    return [{ id, locale, name, key, to, hasFirstPage, job }];
  };
}
