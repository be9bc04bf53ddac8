/** The greatest whole number that a column of integers takes in both stores: PostgreSQL has 32 bits and a sign. */
export const greatestWhole = 2 ** 31 - 1;

/**
 * A whole number from 0 in a form or an address, in Latin digits alone; undefined for all else, and for what is too
 * great for the store.
 */
export function parseWholeNumber(text: string | null | undefined): number | undefined {
  if (!text || !/^(0|[1-9]\d{0,9})$/.test(text)) return undefined;
  const number = Number(text);
  return number <= greatestWhole ? number : undefined;
}
