import { pastedText } from "#app/platform/i18n/pasted-text.ts";

/** Letters and digits that are not confused when read out on the phone. */
export const referenceSigns = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const shownReference = new RegExp(
  `(?<![\\p{L}\\p{N}])[EAF]\\s?\\p{Pd}\\s?[${referenceSigns}]{4}\\s?\\p{Pd}\\s?[${referenceSigns}]{4}(?![\\p{L}\\p{N}])`,
  "gu",
);

/** Only those of the reference itself if the text contains just one. */
export function referenceSignsIn(typed: string): string {
  const text = pastedText(typed).toUpperCase();
  const [shown, ...others] = new Set(text.match(shownReference) ?? []);
  return (shown !== undefined && others.length === 0 ? shown : text).replace(/[^A-Z\d]/g, "");
}

export const groupedReference = (signs: string): string =>
  [signs.slice(0, 1), signs.slice(1, 5), signs.slice(5)].filter(Boolean).join("-");

/**
 * The stored form of a reference that may be in lower case, with Marathi digits, without hyphens, or with words around
 * it.
 */
export const plainReference = (typed: string): string => groupedReference(referenceSignsIn(typed));
