import { latinDigits } from "#app/platform/i18n/format.ts";

/** Letters and digits of a reference that are not confused when read out on the phone. */
export const referenceSigns = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The most characters that are read. */
const longestAroundReference = 300;

/** A reference as it is shown, with words around it. */
const shownReference = new RegExp(
  `(?<![\\p{L}\\p{N}])[EAF]\\s?\\p{Pd}\\s?[${referenceSigns}]{4}\\s?\\p{Pd}\\s?[${referenceSigns}]{4}(?![\\p{L}\\p{N}])`,
  "gu",
);

/** The letters and digits of what was typed as a reference: only those of the reference itself if there is just one. */
export function referenceSignsIn(typed: string): string {
  const text = latinDigits(typed.slice(0, longestAroundReference))
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .replaceAll("\u2212", "-");
  const [shown, ...others] = new Set(text.match(shownReference) ?? []);
  return (shown !== undefined && others.length === 0 ? shown : text).replace(/[^A-Z\d]/g, "");
}

/** A reference, or the beginning of one, with its hyphens. */
export const groupedReference = (signs: string): string =>
  [signs.slice(0, 1), signs.slice(1, 5), signs.slice(5)].filter(Boolean).join("-");

/**
 * The stored form of a typed reference, which may be in lower case, with Marathi digits, without hyphens, or with words
 * around it.
 */
export const plainReference = (typed: string): string => groupedReference(referenceSignsIn(typed));
