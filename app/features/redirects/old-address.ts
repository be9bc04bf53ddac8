import { canonical } from "#app/platform/i18n/devanagari.ts";

/** An address of an older website, in the form in which it is compared. */
export interface OldAddress {
  /** Decoded, in small letters, without a slash at its end. */
  path: string;
  /** Names and values of the query, in small letters. */
  query: [name: string, value: string][];
}

/**
 * Reads an address, `/About/?page_id=12`, so that letter case, percent-encoding and a slash at its end make no
 * difference.
 * @returns undefined for an address that cannot be decoded
 */
export function oldAddress(address: string): OldAddress | undefined {
  const [plain = ""] = address.split("#", 1);
  const mark = plain.indexOf("?");
  const tidy = (text: string) => canonical(text).toLowerCase();
  try {
    const path = tidy(decodeURIComponent(mark < 0 ? plain : plain.slice(0, mark))).replace(/(?<!\/)\/+$/, "");
    const query = [...new URLSearchParams(mark < 0 ? "" : plain.slice(mark + 1))];
    return { path: path || "/", query: query.map(([name, value]) => [tidy(name), tidy(value)]) };
  } catch {
    return undefined;
  }
}

/** A text for comparing addresses: two that count as one get the same. */
export function addressKey(address: string): string | undefined {
  const read = oldAddress(address);
  return read && JSON.stringify([read.path, read.query.map((each) => each.join("=")).sort()]);
}
