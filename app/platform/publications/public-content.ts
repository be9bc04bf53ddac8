import { inEachLocale } from "#app/platform/content/localise.ts";
import { contentDigest } from "#app/platform/crypto/canonical-json.ts";
import { withoutFields } from "#app/platform/records/without-fields.ts";
import type { PublicationEntry } from "./entry.ts";

/** In version 1 the digests are of all that is stored of a record; since version 2 without the fields in `without`. */
export const entryVersion = 2;

export function contentDigests(data: object, without?: readonly string[]): Pick<PublicationEntry, "data" | "texts"> {
  const content = withoutFields(data, without);
  const texts = inEachLocale(content);
  return { data: contentDigest(content), texts: { en: contentDigest(texts.en), mr: contentDigest(texts.mr) } };
}

export const isContentOf = (data: object, entry: Pick<PublicationEntry, "data" | "without">): boolean =>
  contentDigest(withoutFields(data, entry.without)) === entry.data;
