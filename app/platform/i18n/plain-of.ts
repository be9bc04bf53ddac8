/** A text as it is compared: without capitals, punctuation and repeated spaces. */
export const plainOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
