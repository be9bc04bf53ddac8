import type { Form } from "./file-kinds.ts";

const startOf = (bytes: Uint8Array, length: number) => Buffer.from(bytes.subarray(0, length)).toString("latin1");

/**
 * The form of a file, from its first bytes: JPEG (ITU-T T.81), PNG (ISO 15948, 5.2), WebP (RFC 9649, 2.4) and PDF
 * (ISO 32000-1, 7.5.2). Undefined for all else.
 */
export function formOf(bytes: Uint8Array): Form | undefined {
  const start = startOf(bytes, 12);
  if (start.startsWith("%PDF-")) return "pdf";
  const isWebP = start.startsWith("RIFF") && start.endsWith("WEBP");
  return isWebP || start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n") ? "picture" : undefined;
}

/**
 * Whether a file is a picture in the format of iPhones and some Samsung phones (ISO 23008-12, annex B): HEIC, HEIF or
 * AVIF.
 */
export const isHeif = (bytes: Uint8Array): boolean => /^.{4}ftyp(hei|hev|mif1|msf1|avi)/s.test(startOf(bytes, 12));
