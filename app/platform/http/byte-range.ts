/** The first and last byte of a range, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of `size` bytes that a Range header asks for (RFC 9110, section 14.1.2), or "unsatisfiable" where it starts
 * after the end. Undefined where the header is missing, invalid or asks for several ranges: then the whole file is
 * sent, which section 14.2 allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start < size ? { start, end } : "unsatisfiable";
}
