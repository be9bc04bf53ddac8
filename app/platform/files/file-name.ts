/** What an office file's name says about it, so that pages can show it without querying the store. */
export type NamedFile =
  | { id: string; type: "image"; width: number; height: number }
  | { id: string; type: "pdf"; pages: number; bytes: number };

/**
 * Length of the part of a file's id (SHA-256, in hexadecimal) used in names and addresses: 96 bits, which cannot be
 * guessed.
 */
export const shortId = 24;

/**
 * The name of an office file in records: `files/0123456789abcdef01234567-1600x1067` for a picture, with the size of its
 * largest version, and `files/0123456789abcdef01234567-3p-120400b` for a PDF.
 */
export function fileName(file: NamedFile): string {
  const facts = file.type === "image" ? `${file.width}x${file.height}` : `${file.pages}p-${file.bytes}b`;
  return `files/${file.id.slice(0, shortId)}-${facts}`;
}

const named = /^files\/([\da-f]{24})-(?:(\d{1,5})x(\d{1,5})|(\d{1,5})p-(\d{1,9})b)$/;

/** The file with a name; undefined for a name of anything else, such as a picture in content/media. */
export function readFileName(name: string): NamedFile | undefined {
  const [, id, width, height, pages, bytes] = named.exec(name) ?? [];
  if (id === undefined) return undefined;
  if (width !== undefined) return { id, type: "image", width: Number(width), height: Number(height) };
  return { id, type: "pdf", pages: Number(pages), bytes: Number(bytes) };
}

/**
 * The address of an office file: complete for a PDF; for a picture, the part before width and extension, as in
 * `/files/0123456789abcdef01234567-480.avif`.
 */
export const fileAddress = ({ id, type }: NamedFile): string =>
  `/files/${id.slice(0, shortId)}${type === "pdf" ? ".pdf" : ""}`;

/** The names of office files anywhere in a record's data (JSON). */
export const fileNamesIn = (json: string): string[] => [
  ...new Set(json.match(/(?<=")files\/[\da-f]{24}-[\dxpb-]+(?=")/g)),
];

/** The short ids of office files anywhere in a record's data (JSON). */
export const fileIdsIn = (json: string): string[] => [
  ...new Set([...json.matchAll(/"files\/([\da-f]{24})-\d[\dxpb-]*"/g)].map(([, id]) => id as string)),
];

/** The largest width of a picture, in pixels, and the smaller ones that are offered. */
export const largestWidth = 1600;
const smaller = [480, 960];

/** The widths offered for a picture, given its largest: never upscaled, and no two nearly the same. */
export const widthsOf = (width: number): number[] => [...smaller.filter((each) => each <= 0.85 * width), width];
