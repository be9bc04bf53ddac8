import { inEachLocale } from "#app/platform/content/localise.ts";
import { contentDigest } from "#app/platform/crypto/canonical-json.ts";
import { withoutFields } from "#app/platform/records/without-fields.ts";
import type { PublicationEntry } from "./entry.ts";

/**
 * The version of an entry's form, which each entry names. In version 1 the digests are of all that is stored of a record;
 * since version 2 without the fields that `without` names, which only the office sees.
 */
export const entryVersion = 2;

/** The digests of a record that an entry has: of the data, and of what each language reads. */
export function contentDigests(data: object, without?: readonly string[]): Pick<PublicationEntry, "data" | "texts"> {
  const content = withoutFields(data, without);
  const texts = inEachLocale(content);
  return { data: contentDigest(content), texts: { en: contentDigest(texts.en), mr: contentDigest(texts.mr) } };
}

/** Whether data is the content that an entry has digests of. */
export const isContentOf = (data: object, entry: Pick<PublicationEntry, "data" | "without">): boolean =>
  contentDigest(withoutFields(data, entry.without)) === entry.data;
