import { canonical } from "#app/platform/i18n/devanagari.ts";

export interface OldAddress {
  /** Decoded, in small letters, without a slash at its end. */
  path: string;
  /** In small letters. */
  query: [name: string, value: string][];
}

/** Letter case, percent-encoding and a slash at the end do not matter. @returns undefined if it cannot be decoded */
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

export function addressKey(address: string): string | undefined {
  const read = oldAddress(address);
  return read && JSON.stringify([read.path, read.query.map((each) => each.join("=")).sort()]);
}
