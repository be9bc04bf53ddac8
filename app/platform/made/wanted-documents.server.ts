import { join } from "node:path";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { digestOf } from "./digest.server.ts";
import type { DocumentJob } from "./jobs.ts";
import type { Media } from "./media.server.ts";
import { documentRecipe } from "./recipe.server.ts";
import type { Sheet } from "./sheet.ts";

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
export interface CurrentDocument {
  name: string;
  key: string;
  job: DocumentJob;
}

interface Parts {
  /** Where documents are kept. */
  folder: string;
  media: Media;
  /** The institute's logo, as SVG. */
  logo: string;
}

/** Finds the source of a wanted document: the institute's own file, or a sheet. Empty if there is neither. */
export function documentMaker({ folder, media, logo }: Parts): (wanted: WantedDocument) => CurrentDocument[] {
  const recipe = documentRecipe();
  return ({ id, locale, sheet, hasFirstPage }) => {
    const name = `${id}-${locale}`;
    const own = media.get(`papers/${name}.pdf`) ?? media.get(`papers/${id}.pdf`);
    const toSet = own ? undefined : sheet();
    if (!own && !toSet) return [];
    const from = own ? { path: own.path, digest: own.digest } : { sheet: toSet as Sheet, logo };
    const source = own ? own.digest : JSON.stringify(from);
    const key = `${name}-${digestOf(recipe, source, hasFirstPage ? "with first page" : "")}`;
    return [{ name, key, job: { make: "document", to: join(folder, key), from, hasFirstPage } }];
  };
}
