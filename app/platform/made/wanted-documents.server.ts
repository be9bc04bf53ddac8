import { join } from "node:path";
import type { PrintColours } from "#app/platform/appearance/look.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { digestOf } from "./digest.server.ts";
import type { InstitutePicture } from "./institute-pictures.server.ts";
import type { DocumentJob } from "./jobs.ts";
import type { Media } from "./media.server.ts";
import { documentRecipe } from "./recipe.server.ts";
import type { Sheet } from "./sheet.ts";
import { toPrintable } from "./signs.ts";

export interface WantedDocument {
  id: string;
  locale: Locale;
  /** Undefined if only another body can write it. @throws ContentError when its record has nothing to typeset */
  sheet: () => Sheet | undefined;
  hasFirstPage: boolean;
}

/** `name` is like `fee-structure-mr`; `key` has a digest of all that the document is made from. */
export interface CurrentDocument extends Pick<WantedDocument, "id" | "locale"> {
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
export function documentMaker({ folder, media }: SourceParts) {
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
